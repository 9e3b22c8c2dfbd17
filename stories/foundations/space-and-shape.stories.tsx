import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Flex, Grid, Text } from '#chakra';
import type { ReactNode } from 'react';
import { Sheet, SheetPart } from '../support/sheet';
import { stepsOf, widths } from './theme-values';

const spaces = stepsOf('spacing')
  .filter(({ value }) => value !== '0')
  .sort((a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value));
const radii: Record<string, string> = {
  control: 'Buttons and fields.',
  card: 'Cards, tables, notices.',
  chip: 'Chips and tags.',
};
const changes: Record<string, string> = {
  sm: 'Cards two abreast.',
  md: 'Two columns begin.',
  lg: 'The menu opens out.',
  xl: 'The container has its full width.',
};
const sizes: Record<string, string> = {
  container: 'The widest that matter gets.',
  text: 'A column of running text.',
  target: 'The least height of what is tapped.',
};

function Line({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '88px minmax(0, 1fr)', md: '160px minmax(0, 1fr)' }}
      gap={4}
      alignItems="center"
      py={2}
      borderTop="hairline"
    >
      <Text>
        <Text as="span" fontWeight="semibold" display="block">
          {name}
        </Text>
        <Text as="span" textStyle="small" color="ink.muted">
          {value}
        </Text>
      </Text>
      {children}
    </Grid>
  );
}

function Sample({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Box as="li">
      {children}
      <Text mt={4} fontWeight="semibold">
        {title}
      </Text>
      <Text textStyle="small" color="ink.muted">
        {note}
      </Text>
    </Box>
  );
}

const sheetColumns = { base: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' };

function SpaceSheet() {
  return (
    <Sheet
      eyebrow="Foundations"
      title="Space and shape"
      lead="Four pixels are the base of everything. Things are told apart by room first, by a hairline second, by a shadow last."
    >
      <SheetPart title="Space" about="Margins, paddings and gaps take these steps and no others.">
        <Box as="ul">
          {spaces.map(({ name, value }) => (
            <Line key={name} name={name} value={value}>
              <Box bg="brand" h="14px" maxW={value} borderRadius="2px" />
            </Line>
          ))}
        </Box>
      </SheetPart>
      <SheetPart title="Corners">
        <Grid as="ul" gap={6} templateColumns={sheetColumns}>
          {stepsOf('radii').map(({ name, value }) => (
            <Sample key={name} title={`${name}, ${value}`} note={radii[name] ?? ''}>
              <Box h="88px" bg="brand.soft" border="1px solid {colors.brand}" borderRadius={name} />
            </Sample>
          ))}
        </Grid>
      </SheetPart>
      <SheetPart
        title="Elevation"
        about="A hairline always; a very soft shadow only under the pointer, or where a sheet lies over another."
      >
        <Grid as="ul" gap={6} templateColumns={sheetColumns}>
          <Sample title="hairline" note="Every card and table.">
            <Box h="120px" bg="surface" border="hairline" borderRadius="card" />
          </Sample>
          <Sample title="card" note="A card under the pointer.">
            <Box h="120px" bg="surface" border="hairline" borderRadius="card" boxShadow="card" />
          </Sample>
          <Sample title="paper" note="A sheet that lies over a picture, a menu, a dialog.">
            <Box h="120px" bg="surface" border="hairline" borderRadius="card" boxShadow="paper" />
          </Sample>
        </Grid>
      </SheetPart>
      <SheetPart title="Sizes">
        <Box as="ul">
          {stepsOf('sizes')
            .filter(({ name }) => name in sizes)
            .map(({ name, value }) => (
              <Line key={name} name={name} value={value}>
                <Flex align="center" gap={4} wrap="wrap">
                  <Box bg="brand.soft" h="target" w={value} maxW="full" borderRadius="2px" />
                  <Text textStyle="small">{sizes[name]}</Text>
                </Flex>
              </Line>
            ))}
        </Box>
      </SheetPart>
      <SheetPart
        title="Widths at which the layout changes"
        about="Kept in em, so that enlarged text moves them too. The toolbar has each of them."
      >
        <Box as="ul">
          {widths.map(({ name, value }) => (
            <Line key={name} name={name} value={value}>
              <Text textStyle="small">{changes[name]}</Text>
            </Line>
          ))}
        </Box>
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: SpaceSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: 'Look here before giving something room, corners, a shadow or a width.',
      },
    },
  },
} satisfies Meta<typeof SpaceSheet>;

export default meta;

export const SpaceAndShape: StoryObj<typeof meta> = { name: 'Space and shape' };
