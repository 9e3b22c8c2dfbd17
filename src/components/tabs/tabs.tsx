import { chakra } from '#chakra';
import { type ReactNode, useRef } from 'react';
import { tabsRecipe } from './tabs.recipe';
import { useBehaviour } from '../hooks/use-behaviour';
import { tabsBehaviour } from './tabs.behaviour';

const Root = chakra('div', tabsRecipe);

interface TabItem {
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
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, tabsBehaviour);
  return (
    <Root ref={root}>
      <div className="tab-list" aria-label={label} role="navigation">
        {items.map(({ id, label: name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </div>
      <div className="panels">
        {items.map(({ id, panel }) => (
          <div key={id} id={id}>
            {panel}
          </div>
        ))}
      </div>
    </Root>
  );
}
