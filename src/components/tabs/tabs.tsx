import { chakra } from '#chakra';
import { type ReactNode, useRef } from 'react';
import { tabsRecipe } from '../../theme/recipes/tabs';
import { useAppear } from '../hooks/use-appear';
import { useTabs } from './use-tabs';

const Root = chakra('div', tabsRecipe);

export interface TabItem {
  /** Anchor of the panel, unique on the page: 'level-primary'. */
  id: string;
  label: string;
  /** A part with the class 'panel-picture' is fetched only when its panel is shown. */
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between: 'Levels of the school'. */
  label: string;
  items: readonly TabItem[];
}

/**
 * One of several panels at a time: arrow keys, Home and End move between the tabs. In the built
 * page they are plain links to their panels, so that every panel is reached with scripts off.
 */
export function Tabs({ label, items }: TabsProps) {
  const { live, selected, tabProps, panelProps } = useTabs(items);
  const panels = useRef<HTMLDivElement>(null);
  useAppear(panels, selected);
  return (
    <Root>
      <div className="tab-list" aria-label={label} role={live ? 'tablist' : 'navigation'}>
        {items.map((item, index) => (
          <a key={item.id} id={`${item.id}-tab`} href={`#${item.id}`} {...tabProps(index)}>
            {item.label}
          </a>
        ))}
      </div>
      <div ref={panels} className="panels" data-live={live ? '' : undefined}>
        {items.map((item, index) => (
          <div
            key={item.id}
            id={item.id}
            data-shown={live && index === selected ? '' : undefined}
            {...panelProps(index)}
          >
            {item.panel}
          </div>
        ))}
      </div>
    </Root>
  );
}
