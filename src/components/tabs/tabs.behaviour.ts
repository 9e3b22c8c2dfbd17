import { appear } from '../hooks/appear';
import { createListeners } from '../hooks/listeners';
import type { Behaviour } from '../hooks/use-behaviour';

/** The tab that a key selects; `undefined` for other keys. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Makes links to panels tabs: roles, states and keys of the ARIA pattern. One panel is shown, the
 * others are inert.
 */
export const tabsBehaviour: Behaviour = (element) => {
  const list = element.querySelector('.tab-list');
  const sheet = element.querySelector<HTMLElement>('.panels');
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('.tab-list > a')];
  const panels = [...element.querySelectorAll('.panels > *')];
  if (!list || !sheet) return () => undefined;
  // A shared link to a panel opens it, as it does without scripts.
  const linked = () => tabs.findIndex((tab) => tab.getAttribute('href') === window.location.hash);
  let selected = Math.max(0, linked());

  const update = () => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
      panels[index]?.toggleAttribute('inert', index !== selected);
      panels[index]?.toggleAttribute('data-shown', index === selected);
    });
  };
  const choose = (index: number) => {
    if (index < 0 || index === selected) return;
    selected = index;
    update();
    void appear(sheet);
  };
  const indexOf = ({ target }: Event) =>
    tabs.findIndex((tab) => target instanceof Node && tab.contains(target));

  list.setAttribute('role', 'tablist');
  // A class: by an attribute of other islands too, each of them would have the page's styles resolved anew.
  sheet.classList.add('live');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  });
  update();

  const listeners = createListeners();
  listeners.on(list, ['click'], (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    event.preventDefault();
    choose(index);
  });
  listeners.on(list, ['keydown'], (event: KeyboardEvent) => {
    const index = indexOf(event);
    const target = index < 0 ? undefined : targetOf(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
    tabs[target]?.focus();
  });
  listeners.on(window, ['hashchange'], () => choose(linked()));
  return listeners.end;
};

export default tabsBehaviour;
