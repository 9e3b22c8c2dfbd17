import { chakra } from '#chakra';
import { RichText } from '../../components/rich-text/rich-text';
import { stepsRecipe } from './steps.recipe';
import type { BlockOf } from '../block-props';

const Steps = chakra('ol', stepsRecipe);

/** Things that are done in order. */
export function StepsBlockView({ block }: { block: BlockOf<'steps'> }) {
  return (
    <Steps>
      {block.items.map(({ title, html }) => (
        <li key={title}>
          <div>
            <p>{title}</p>
            <RichText html={html} size="compact" />
          </div>
        </li>
      ))}
    </Steps>
  );
}
