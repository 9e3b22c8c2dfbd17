import { chakra } from '#chakra';
import { RichText } from '../../components/rich-text/rich-text';
import { timelineRecipe } from './timeline.recipe';
import type { BlockOf } from '../block-props';

const Timeline = chakra('ol', timelineRecipe);

/** What happened when, oldest first. */
export function TimelineBlockView({ block }: { block: BlockOf<'timeline'> }) {
  return (
    <Timeline>
      {block.items.map(({ when, title, html }) => (
        <li key={`${when} ${title}`}>
          <p className="when">{when}</p>
          <div>
            <p className="what">{title}</p>
            <RichText html={html} size="compact" />
          </div>
        </li>
      ))}
    </Timeline>
  );
}
