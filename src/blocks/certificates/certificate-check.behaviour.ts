import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';
import { certificateKey } from '../../lib/certificate-number';

/** A certificate in words, from its row: 'TC/2024-25/017: K. R. T., 14 Mar 2025'. */
const wordsOf = (row: HTMLTableRowElement) =>
  `${row.dataset.number}: ${[...row.cells]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join(', ')}`;

/** Looks a number up in the list as it stands in the page, shows its row and says what stands there. */
export const certificateCheckBehaviour: Behaviour = (element) => {
  const field = element.querySelector<HTMLInputElement>('[name=certificate]');
  const answer = element.querySelector<HTMLElement>('[data-part=answer]');
  if (!field || !answer) return () => undefined;
  const rows = [...element.querySelectorAll<HTMLTableRowElement>('[data-number]')];
  const phone = element.querySelector<HTMLElement>('[data-phone]')?.dataset.phone;

  function check(number: string): void {
    const key = certificateKey(number);
    const found = rows.filter(({ dataset }) => key && certificateKey(dataset.number ?? '') === key);
    for (const row of rows) row.toggleAttribute('data-found', found.includes(row));
    for (const row of found) row.closest('details')?.setAttribute('open', '');
    found[0]?.scrollIntoView({ block: 'nearest' });
    const ask = `Please ask the school office${phone ? `: ${phone}` : ''}.`;
    const words = found[0]
      ? `In the list: ${found.map(wordsOf).join('; ')}.`
      : `No certificate with the number “${number.trim()}” stands in this list. ${ask}`;
    if (answer) answer.textContent = words;
  }

  const listeners = createListeners();
  listeners.on(element, ['submit'], (event) => {
    event.preventDefault();
    check(field.value);
  });
  // What was asked before the script came stands in the address.
  const asked = new URLSearchParams(window.location.search).get('certificate');
  if (asked && !field.value) {
    field.value = asked;
    check(asked);
  }
  return listeners.end;
};

export default certificateCheckBehaviour;
