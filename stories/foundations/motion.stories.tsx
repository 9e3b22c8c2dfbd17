import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Flex, Grid, Text } from '#chakra';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/components/button/button';
import { reducedMotion } from '../../src/components/hooks/reduced-motion';
import { Icon } from '../../src/components/icon/icon';
import { Sheet, SheetPart } from '../support/sheet';
import { stepsOf } from './theme-values';

const durations: Record<string, string> = {
  fast: 'What answers a press: a link, a button.',
  normal: 'What opens: a menu, a card, a part of an accordion.',
  slow: 'The pictures of the front page, one fading into the next.',
};
const easing = stepsOf('easings')[0];

/** The movements of the theme, each as its places use it. */
const movements = [
  {
    name: 'appear',
    use: 'A dialog, or the menu of phones.',
    animation: 'appear {durations.normal} {easings.out}',
  },
  {
    name: 'shimmer',
    use: 'The place of what is still loading.',
    animation: 'shimmer 1.2s ease-in-out 4 alternate',
  },
  { name: 'marquee', use: 'The strip of highlights.', animation: 'marquee 4s linear' },
];

/** Changes sides at every turn, in the time of one duration. */
function Runner({ name, there }: { name: string; there: boolean }) {
  return (
    <Box bg="surface.sunken" borderRadius="chip" p={1}>
      <Box position="relative" h="32px">
        <Box
          position="absolute"
          top="0"
          left={there ? 'calc(100% - 32px)' : '0'}
          w="32px"
          h="32px"
          borderRadius="chip"
          bg="brand"
          transitionProperty="left"
          transitionDuration={name}
          transitionTimingFunction="out"
        />
      </Box>
    </Box>
  );
}

function MotionSheet() {
  const [turns, setTurns] = useState(0);
  const still = window.matchMedia(reducedMotion).matches;
  return (
    <Sheet
      eyebrow="Foundations"
      title="Motion"
      lead="Brief, and never in the reader’s way. Whoever asked the device for less motion gets none, and loses nothing."
    >
      <Flex mt={8} align="center" gap={4} wrap="wrap">
        <Button onClick={() => setTurns(turns + 1)}>
          <Icon as={Play} />
          {turns === 0 ? 'Play' : 'Play again'}
        </Button>
        <Text role="status" color="ink.muted">
          {still
            ? 'Less motion is asked for: everything is at its end at once.'
            : 'The toolbar can ask for less motion.'}
        </Text>
      </Flex>
      <SheetPart
        title="Durations"
        about={`All start quickly and settle slowly: “${easing?.name}”, ${easing?.value}.`}
      >
        <Grid gap={5}>
          {stepsOf('durations').map(({ name, value }) => (
            <div key={name}>
              <Text mb={2}>
                <Text as="strong" fontWeight="semibold">
                  {name}, {value}.
                </Text>{' '}
                {durations[name]}
              </Text>
              <Runner name={name} there={turns % 2 === 1} />
            </div>
          ))}
        </Grid>
      </SheetPart>
      <SheetPart
        title="Movements"
        about="What moves by itself for more than five seconds has a button that stops it (PauseButton)."
      >
        <Grid gap={6} templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
          {movements.map(({ name, use, animation }) => (
            <div key={name}>
              <Box bg="surface.sunken" borderRadius="card" p={6} overflow="hidden">
                <Box
                  key={turns}
                  bg="brand.soft"
                  color="brand"
                  borderRadius="control"
                  h="72px"
                  animation={turns > 0 ? animation : undefined}
                />
              </Box>
              <Text mt={3} fontWeight="semibold">
                {name}
              </Text>
              <Text textStyle="small" color="ink.muted">
                {use}
              </Text>
            </div>
          ))}
        </Grid>
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: 'Look here before something moves: how long, how, and what stops it.',
      },
    },
  },
} satisfies Meta<typeof MotionSheet>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
