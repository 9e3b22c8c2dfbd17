import { Island } from '../../components/island/island';
import { Tabs } from '../../components/tabs/tabs';
import type { Pictures } from '../../components/picture/content-picture';
import { Section } from '../../components/section/section';
import type { Home } from '../../content/home.schema';
import type { HomeSectionProps } from '../home-section-props';
import { LevelPanel } from './level-panel';

type Level = NonNullable<Home['levels']>['items'][number];

/** The levels of the school, one at a time. */
export function LevelsSection({ home, pictures, variant }: HomeSectionProps) {
  if (!home.levels) return null;
  const { eyebrow, title, items } = home.levels;
  return (
    <Section eyebrow={eyebrow} title={title} variant={variant}>
      <Island name="tabs">
        <Tabs label="Levels of the school" items={items.map((level) => tabOf(level, pictures))} />
      </Island>
    </Section>
  );
}

function tabOf(level: Level, pictures: Pictures) {
  const id = `level-${level.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return { id, label: level.name, panel: <LevelPanel {...{ level, pictures }} /> };
}
