import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Text } from '@chakra-ui/react';
import { siteExample } from '../../src/layout/site.examples';
import { Sheet, SheetPart } from '../support/sheet';
import { measuredTextStyles } from './theme-values';

/** A sentence of the school in each style; a style without one does not compile. */
const sentences: Record<ReturnType<typeof measuredTextStyles>[number]['name'], string> = {
  h1: 'Forty years under the same cedars',
  h2: 'A place for every age',
  h3: 'Two steady years to the ICSE',
  h4: 'What to bring on the first day',
  quote: 'Be curious about the world, and be kind to the person beside you.',
  figure: '4,000',
  lead: 'This month first, then what comes next.',
  body: 'Deodar Hill opened its gate in 1983 to about 500 children. The deodars by the gate were planted in the first year; the youngest children still measure themselves against them.',
  small: 'PDF, 120 KB · last reviewed 12 Oct 2026',
  eyebrow: 'Academic calendar',
};

const uses: typeof sentences = {
  h1: 'The name of a page, once.',
  h2: 'A section of the front page, a part of a long page.',
  h3: 'A card, a block, a part of a section.',
  h4: 'The last step down, set like text.',
  quote: 'The words of a person.',
  figure: 'A number that tells something by itself.',
  lead: 'One line under a heading.',
  body: 'All running text, 66 to 72 characters a line.',
  small: 'Dates, sizes, captions.',
  eyebrow: 'The subject, above a heading.',
};

const px = (size: number) => `${Math.round(size * 10) / 10} px`;

function TypeSheet() {
  const { motto } = siteExample;
  return (
    <Sheet
      eyebrow="Foundations"
      title="Type"
      lead="Fraunces for what is said aloud, Mukta for what is read. Sizes grow with the window, between two limits."
    >
      <SheetPart title="Text styles" about="A component names one of these and no size of its own.">
        <Box as="ul" borderBottom="hairline">
          {measuredTextStyles().map(({ name, family, weight, lineHeight, phone, desktop }) => (
            <Box
              as="li"
              key={name}
              display="grid"
              gridTemplateColumns={{ base: '1fr', lg: '280px 1fr' }}
              gap={{ base: 3, lg: 8 }}
              py={{ base: 6, lg: 8 }}
              borderTop="hairline"
            >
              <Box>
                <Text fontWeight="semibold">{name}</Text>
                <Text textStyle="small">{uses[name]}</Text>
                <Text textStyle="small" color="ink.muted" mt={1}>
                  {family} {weight} · line {lineHeight}
                  <br />
                  {phone === desktop
                    ? px(phone)
                    : `${px(phone)} on a phone, ${px(desktop)} on a desktop`}
                </Text>
              </Box>
              <Text textStyle={name} maxW="text">
                {sentences[name]}
              </Text>
            </Box>
          ))}
        </Box>
      </SheetPart>
      <SheetPart
        title="Devanagari"
        about="The motto is set in the device’s own face: a web font for one line would cost every visitor 97 KB."
      >
        <Text lang={motto.lang} fontFamily="devanagari" fontSize="3xl" lineHeight="snug">
          {motto.text}
        </Text>
        <Text textStyle="small" color="ink.muted">
          {motto.translation}
        </Text>
      </SheetPart>
      <SheetPart
        title="Figures"
        about="In tables, times and fees all digits are equally wide, so that columns line up."
      >
        <Box display="inline-grid" gridTemplateColumns="auto auto" gapX={10} gapY={2}>
          {['₹ 10,200', '₹ 11,400', '8:00 am', '14 Nov 2026'].map((words) => (
            <Text key={words} fontVariantNumeric="tabular-nums" textAlign="end">
              {words}
            </Text>
          ))}
        </Box>
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypeSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: { component: 'Look here before setting words: every style, with its use.' },
    },
  },
} satisfies Meta<typeof TypeSheet>;

export default meta;

export const Type: StoryObj<typeof meta> = {};
