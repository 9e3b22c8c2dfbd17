import { getClient } from '../../lib/http/client-config';
import { endPush, pushOffer, startPush } from './push.browser';

/** The parts of the panel, as `push-panel.tsx` has them. */
const part = <E extends HTMLElement>(panel: HTMLElement, name: string) =>
  panel.querySelector<E>(`[data-push=${name}]`)!;

const words = {
  told: 'From now on this browser tells you of new circulars.',
  denied:
    'Your browser does not allow messages of this site. You can allow them in its settings, under this site’s address.',
  failed: 'This did not work just now. Please try again later.',
  ended: 'This browser tells you no more.',
} as const;

/** Shows what has become of it: the words, and which of the two buttons is there. */
function show(panel: HTMLElement, outcome: keyof typeof words): void {
  part(panel, 'choice').hidden = true;
  part(panel, 'ask').hidden = outcome === 'told';
  part(panel, 'end').hidden = outcome !== 'told';
  part(panel, 'status').textContent = words[outcome];
  part(panel, outcome === 'told' ? 'end' : 'ask').focus();
}

/** A checkbox for each class, made of the hidden one of the page. */
function offerClasses(panel: HTMLElement, classes: readonly string[]): void {
  const group = part<HTMLFieldSetElement>(panel, 'classes');
  const first = part<HTMLLabelElement>(panel, 'class');
  for (const old of group.querySelectorAll('label')) if (old !== first) old.remove();
  group.hidden = classes.length === 0;
  for (const name of classes) {
    const label = first.cloneNode(true) as HTMLLabelElement;
    label.hidden = false;
    delete label.dataset.push;
    label.querySelector('input')!.value = name;
    label.append(name);
    group.append(label);
  }
}

/** What was pressed: first the choice is shown, then the browser asks. */
export async function pressed(panel: HTMLElement, button: string): Promise<void> {
  const status = part(panel, 'status');
  status.textContent = '';
  if (button === 'end') {
    await endPush();
    return show(panel, 'ended');
  }
  const choice = part(panel, 'choice');
  if (button === 'ask') {
    const offer = await pushOffer().catch((cause: unknown) => getClient().log(String(cause)));
    if (!offer) return show(panel, 'failed');
    offerClasses(panel, offer.classes);
    choice.dataset.key = offer.key;
    choice.hidden = false;
    part(panel, 'yes').focus();
    return;
  }
  const boxes = choice.querySelectorAll<HTMLInputElement>('input:checked');
  const classes = [...boxes].map(({ value }) => value);
  show(panel, await startPush(choice.dataset.key ?? '', classes));
}
