import { Box } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterVisit } from '../../../../src/components/layout/footer/footer-visit';
import { siteExample } from '../site.examples';

const meta = {
  title: 'Layout/Footer/FooterVisit',
  component: FooterVisit,
  decorators: [
    (Story) => (
      <Box bg="brand.deep" color="brand.onDeep" p={6} maxW="420px">
        <Story />
      </Box>
    ),
  ],
  args: { map: siteExample.map, apps: siteExample.apps },
  parameters: {
    docs: {
      description: {
        component:
          'Where the school is. The map is drawn until it is asked for: nothing is fetched from the map’s site before. Stands in the footer only.',
      },
    },
  },
} satisfies Meta<typeof FooterVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
