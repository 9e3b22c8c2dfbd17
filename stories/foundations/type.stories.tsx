import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Text } from '#chakra';
import { schoolExample } from '../content/site.examples';
import { Sheet, SheetPart } from '../support/sheet';
import { measuredTextStyles } from './theme-values';
import { textStyleWords } from './type-words';

const px = (size: number) => `${Math.round(size * 10) / 10} px`;

function TypeSheet() {
  const { motto } = schoolExample;
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
                <Text textStyle="small">{textStyleWords[name]?.use}</Text>
                <Text textStyle="small" color="ink.muted" mt={1}>
                  {family} {weight} · line {lineHeight}
                  <br />
                  {phone === desktop
                    ? px(phone)
                    : `${px(phone)} on a phone, ${px(desktop)} on a desktop`}
                </Text>
              </Box>
              <Text textStyle={name} maxW="text">
                {textStyleWords[name]?.sentence}
              </Text>
            </Box>
          ))}
        </Box>
      </SheetPart>
      <SheetPart
        title="Devanagari"
        about="The built site sets scripts of India in Noto Sans, cut to the letters that it uses; here they are the device’s own."
      >
        <Text lang={motto.lang} fontSize="3xl" lineHeight="snug">
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
  // Its code is in the device's own font, which a picture cannot be held to.
  component: TypeSheet,
  tags: ['!autodocs', 'device-font'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: { component: 'Look here before setting words: every style, with its use.' },
    },
  },
} satisfies Meta<typeof TypeSheet>;

export default meta;

export const Type: StoryObj<typeof meta> = {};
