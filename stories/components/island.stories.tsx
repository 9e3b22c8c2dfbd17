import { Box } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/components/button/button';
import { Island, IslandHostContext, type IslandHost } from '../../src/components/island/island';
import { inPage } from '../support/in-page';

function Counter({ noun }: { noun: string }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)}>
      {count} {noun}
    </Button>
  );
}

const attributesOf = (name: string) => ({ 'data-island': name, 'data-on': 'load' });

/** Writes of an island what a built page has of it, in words. */
const host: IslandHost = {
  attributesOf,
  render: (name) => ({
    html: '<p>HTML of the component, until its script has come.</p>',
    attributes: attributesOf(name),
  }),
};

const meta = {
  title: 'Components/Island',
  component: Island,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'Marks a part of a page that lives. Here, and while developing, it is drawn like any other component; a built page holds its HTML, and the registry of the islands loads its script.',
      },
    },
  },
} satisfies Meta<typeof Island>;

export default meta;
type Story = StoryObj;

const counter = <Island name="counter" component={Counter} props={{ noun: 'presses' }} />;

export const Default: Story = { render: () => counter };

/** In a built page: HTML with marks, which the entry script looks for. */
export const Built: Story = {
  render: () => <IslandHostContext.Provider value={host}>{counter}</IslandHostContext.Provider>,
};

/** A behaviour: its HTML stays, and its script only adds event listeners. */
export const Behaviour: Story = {
  render: () => (
    <Island name="counter">
      <Box p={6} border="hairline">
        HTML that stands.
      </Box>
    </Island>
  ),
};
