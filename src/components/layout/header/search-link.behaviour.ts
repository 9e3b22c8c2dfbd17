import type { Behaviour } from '../../hooks/use-behaviour';

/** Whether what is typed goes into a field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key `/` leads to the search; on the search page, to its field. */
export const searchLinkBehaviour: Behaviour = (element) => {
  const link = element as HTMLAnchorElement;
  const go = () => {
    const field = document.querySelector<HTMLElement>('form[role=search] input');
    if (field) field.focus();
    else link.click();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
    event.preventDefault();
    go();
  };
  document.addEventListener('keydown', onKey);
  // The key itself may have been the first interaction, which brought this script.
  const boot = document.getElementById('boot');
  if (boot?.dataset.input === '/' && !isTyping(document.activeElement)) go();
  return () => document.removeEventListener('keydown', onKey);
};

export default searchLinkBehaviour;
