import { chakra } from '#chakra';
import { figuresRecipe } from './figures.recipe';
import type { BlockOf } from '../block-props';

const Sheet = chakra('dl', figuresRecipe);

/** From this length on a value is set as words, not as one big number. */
const LONG = 7;

/** Words may break where they are held together elsewhere: a column of figures can be narrower than a date. */
const breaking = (value: string) => value.replaceAll('\u00a0', ' ');

/** Facts that are best said by a number. */
export function FiguresBlockView({ block }: { block: BlockOf<'figures'> }) {
  return (
    <Sheet>
      {block.items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note ? <small>{note}</small> : null}
          </dt>
          {value.length >= LONG ? <dd data-long="">{breaking(value)}</dd> : <dd>{value}</dd>}
        </div>
      ))}
    </Sheet>
  );
}
