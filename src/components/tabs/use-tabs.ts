import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useMounted } from '../hooks/use-mounted';
import type { TabItem } from './tabs';

/** Where a key leads from a tab; `undefined` for keys that are no business of tabs. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** State and attributes of tabs; before the scripts have arrived they are links without a state. */
export function useTabs(items: readonly TabItem[]) {
  const live = useMounted();
  const [chosen, setChosen] = useState<number>();
  // A shared link to a panel opens it, as it does without scripts.
  const linked = live ? items.findIndex(({ id }) => `#${id}` === window.location.hash) : -1;
  const selected = chosen ?? Math.max(0, linked);
  const tabProps = (index: number) =>
    live
      ? {
          role: 'tab',
          'aria-selected': index === selected,
          'aria-controls': items[index]?.id,
          tabIndex: index === selected ? 0 : -1,
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            setChosen(index);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const target = targetOf(event.key, index, items.length);
            const tab = event.currentTarget.parentElement?.children[target ?? -1];
            if (target === undefined || !(tab instanceof HTMLElement)) return;
            event.preventDefault();
            setChosen(target);
            tab.focus();
          },
        }
      : { 'aria-selected': undefined };
  const panelProps = (index: number) =>
    live
      ? {
          role: 'tabpanel',
          'aria-labelledby': `${items[index]?.id}-tab`,
          inert: index !== selected,
        }
      : {};
  return { live, selected, tabProps, panelProps };
}
