import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex, Grid, Text } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../src/components/icon/icon';
import { contentIcons } from '../../src/components/icon/icons';
import { Logo } from '../../src/components/logo/logo';
import { Sheet, SheetPart } from '../support/sheet';
import { iconFamilies } from './icon-words';

function Tile({ glyph, name, words }: { glyph: LucideIcon; name: string; words?: string }) {
  return (
    <Flex
      as="li"
      align="center"
      gap={4}
      p={4}
      bg="surface"
      border="hairline"
      borderRadius="card"
      minW="0"
    >
      <Flex color="brand" flexShrink={0}>
        <Icon as={glyph} size={28} />
      </Flex>
      <Text minW="0">
        <Text as="span" display="block" fontWeight="semibold">
          {name}
        </Text>
        {words ? (
          <Text as="span" textStyle="small" color="ink.muted">
            {words}
          </Text>
        ) : null}
      </Text>
    </Flex>
  );
}

const columns = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))';

function IconSheet() {
  return (
    <Sheet
      eyebrow="Foundations"
      title="Icons"
      lead="One family, one weight of line, in the colour of the words beside them. An icon repeats what words say; it never says anything alone."
    >
      <SheetPart
        title="The mark"
        about="A deodar in a shield, an open book at its foot: in two colours, or in the one of the text."
      >
        <Flex align="end" gap={8} wrap="wrap" color="brand">
          <Logo size={160} />
          <Logo size={80} />
          <Logo size={40} />
          <Logo size={20} />
          <Logo size={80} colours="one" />
          <Logo size={40} colours="one" />
        </Flex>
      </SheetPart>
      {Object.entries(iconFamilies).map(([title, icons]) => (
        <SheetPart key={title} title={title}>
          <Grid as="ul" gap={4} templateColumns={columns}>
            {Object.entries(icons).map(([name, [glyph, words]]) => (
              <Tile key={name} glyph={glyph} name={name} words={words} />
            ))}
          </Grid>
        </SheetPart>
      ))}
      <SheetPart
        title="For editors"
        about="What a quick link of the front page may name, as it is written in content/home.yaml."
      >
        <Grid as="ul" gap={4} templateColumns={columns}>
          {Object.entries(contentIcons).map(([name, glyph]) => (
            <Tile key={name} glyph={glyph} name={name} />
          ))}
        </Grid>
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: 'Look here before taking an icon: perhaps one already says what you mean.',
      },
    },
  },
} satisfies Meta<typeof IconSheet>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};
