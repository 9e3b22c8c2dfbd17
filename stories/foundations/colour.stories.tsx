import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Heading } from '#chakra';
import { colourPairs, measurePair } from '../../src/theme/colour-pairs';
import { colourIn } from '../../src/theme/colour-values';
import { Sheet, SheetPart } from '../support/sheet';
import { colourFamilies } from './colour-words';
import { PairTable } from './pair-table';
import { Swatch } from './swatch';

const tooLittle = colourPairs.filter(
  (pair) =>
    !measurePair(pair, 'light', colourIn).enough || !measurePair(pair, 'dark', colourIn).enough,
).length;

function ColourSheet() {
  return (
    <Sheet
      eyebrow="Foundations"
      title="Colour"
      lead="Deodar green, marigold and paper. A component names a colour by what it is for; the mode decides which colour that is."
    >
      <SheetPart title="By what it is for" about="Light on the left, dark on the right.">
        {colourFamilies.map(({ title, colours }) => (
          <section key={title}>
            <Heading as="h3" textStyle="h3" mt={8} mb={4}>
              {title}
            </Heading>
            <Grid
              as="ul"
              gap={4}
              templateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))"
            >
              {Object.entries(colours).map(([name, use]) => (
                <Swatch key={name} name={name} use={use} />
              ))}
            </Grid>
          </section>
        ))}
      </SheetPart>
      <SheetPart
        title="What stands on what"
        about={`${colourPairs.length} pairs, measured from the theme’s values in both modes as WCAG 2.2 does: light first, then dark. ${
          tooLittle === 0 ? 'All have enough contrast.' : `${tooLittle} have too little.`
        } A test fails where one has not.`}
      >
        <PairTable pairs={colourPairs} />
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: ColourSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: 'Look here before naming a colour: what each is for, and what it may stand on.',
      },
    },
  },
} satisfies Meta<typeof ColourSheet>;

export default meta;

export const Colour: StoryObj<typeof meta> = {};
