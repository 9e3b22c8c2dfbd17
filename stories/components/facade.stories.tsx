import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#chakra';
import { Facade } from '../../src/components/facade/facade';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Facade',
  component: Facade,
  decorators: [inPage],
  args: {
    title: 'Map of the school',
    embedUrl: 'about:blank',
    action: 'Show the map',
    height: 260,
    children: <Text>The map comes from maps.example.</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Stands where another site’s frame would be. Nothing is asked of that site before the click.',
      },
    },
  },
} satisfies Meta<typeof Facade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
