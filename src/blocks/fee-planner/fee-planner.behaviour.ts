import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';
import { copyText } from '../../components/share/copy-text';
import { formatDay } from '../../lib/dates/format';
import { parsePlainDate, today } from '../../lib/dates/plain-date';
import { type Family, familyFields } from '../fee-table/fee-sums';
import { rupees } from '../fee-table/rupees';
import { type FeePlan, planOf, type PlannedFees } from './fee-plan';
import { dueWords, fineWords, instalmentName, planSummary, sumWords } from './plan-words';
/**
 * Hides what stands beside an element, up to the page's main part, while the page is printed. Gives
 * the function that shows it again.
 */
function hideSiblings(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner.tagName !== 'MAIN';
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children) {
      const isHeading = other.matches('h1, h2, h3') || other.querySelector('h1');
      if (other === inner || !(other instanceof HTMLElement) || other.hidden || isHeading) continue;
      if (inner.parentElement === document.body) continue;
      other.hidden = true;
      hidden.push(other);
    }
  }
  return () => hidden.splice(0).forEach((other) => (other.hidden = false));
}

const dayError = 'Please write the day as day, month and year, such as 28/05/2026.';

/** Answers with the plan of the class that is chosen; class and day stand in the address. */
export const feePlannerBehaviour: Behaviour = (element) => {
  const fees = JSON.parse(element.dataset.fees ?? '{}') as PlannedFees;
  const form = element.querySelector('form');
  const chosen = element.querySelector<HTMLSelectElement>('[name=class]');
  const paid = element.querySelector<HTMLInputElement>('[name=paid]');
  const familySelect = (name: string) => element.querySelector<HTMLSelectElement>(`[name=${name}]`);
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part=${name}]`);
  const say = (name: string, words: string) => {
    const place = part(name);
    // Words that stay the same are not announced a second time.
    if (place && place.textContent !== words) place.textContent = words;
  };
  if (!form || !chosen) return () => undefined;
  // Not read from the page, where a translator may have rewritten it.
  let reference = '';

  const fill = (plan: FeePlan, day: string | undefined) => {
    const { instalments, yearly, name, next } = plan;
    const picked = parsePlainDate(day);
    say(
      'caption',
      `Fees of ${name} in the session ${fees.session}${picked ? `, if paid on ${formatDay(picked)}` : ''}`,
    );
    element.querySelectorAll('tbody tr').forEach((line, index) => {
      const instalment = instalments[index];
      if (!instalment) return;
      const words = [dueWords(instalment), rupees(instalment.amount), fineWords(instalment)];
      line.querySelectorAll('td').forEach((cell, at) => (cell.textContent = words[at] ?? ''));
    });
    say('year', rupees(yearly));
    say('sums', sumWords(plan, fees));
    const one = next ?? instalments.at(-1);
    if (!one) return;
    say('for', `Reference for the payment ${instalmentName(one)}:`);
    ({ reference } = one);
    say('reference', reference);
  };

  const update = () => {
    const key = chosen.value;
    const day = parsePlainDate(paid?.value);
    const now = today();
    const family: Family = {};
    for (const name of familyFields) family[name] = familySelect(name)?.value;
    const plan = planOf(fees, key, now, day, family);
    const address = new URL(window.location.href);
    for (const [name, value] of Object.entries({ class: key, paid: day, ...family })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== window.location.href)
      window.history.replaceState(window.history.state, '', address);
    part('plan')?.toggleAttribute('hidden', !plan);
    say('said', '');
    if (plan) fill(plan, day);
    say('summary', plan ? planSummary(plan, fees.session, now) : '');
  };
  const setDayError = (wrong: boolean) => {
    if (wrong) paid?.setAttribute('aria-invalid', 'true');
    else paid?.removeAttribute('aria-invalid');
    say('error', wrong ? dayError : '');
  };
  const checkDay = () =>
    setDayError(
      paid !== null &&
        (paid.validity.badInput || (paid.value !== '' && !parsePlainDate(paid.value))),
    );

  const copy = async (text: string, words: string) => say('said', await copyText(text, words));
  const acts: Record<string, () => void> = {
    print: () => window.print(),
    share: () => void copy(window.location.href, 'The address is copied.'),
    copy: () => void copy(reference, 'The reference is copied.'),
  };

  // What the visitor has chosen before the script came goes before what the address says.
  const asked = new URLSearchParams(window.location.search);
  const wanted = asked.get('class');
  const askedDay = asked.get('paid');
  if (wanted && !chosen.value) chosen.value = wanted;
  const strange = Boolean(wanted) && !chosen.value;
  if (!chosen.value) chosen.value = '';
  if (paid && askedDay && !paid.value) paid.value = parsePlainDate(askedDay) ?? '';
  for (const name of familyFields) {
    const select = familySelect(name);
    const value = asked.get(name);
    if (!select || select.value || !value) continue;
    select.value = value;
    // Without such an answer the usual one stands.
    if (!select.value) select.selectedIndex = 0;
  }
  const strangeDay = Boolean(askedDay) && !parsePlainDate(askedDay);
  update();
  if (strange) say('summary', 'The tables have no such class. Please choose one from the list.');
  if (paid !== document.activeElement) checkDay();
  if (strangeDay) setDayError(true);

  let showAll: () => void = () => undefined;
  const listeners = createListeners();
  listeners.on(form, ['change', 'input'], () => {
    update();
    if (parsePlainDate(paid?.value)) setDayError(false);
  });
  listeners.on(form, ['focusout'], ({ target }: Event) => {
    if (target === paid) checkDay();
  });
  listeners.on(form, ['submit'], (event) => {
    event.preventDefault();
    update();
    checkDay();
  });
  listeners.on(element, ['click'], ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
    if (button) acts[button.dataset.act ?? '']?.();
  });
  listeners.on(window, ['beforeprint'], () => {
    if (part('plan')?.hidden === false)
      showAll = hideSiblings(element.closest('section') ?? element);
  });
  listeners.on(window, ['afterprint'], () => showAll());
  return () => {
    showAll();
    listeners.end();
  };
};

export default feePlannerBehaviour;
