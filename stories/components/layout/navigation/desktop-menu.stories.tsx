import { Flex } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DesktopMenu } from '../../../../src/components/layout/navigation/desktop-menu';
import { siteExample } from '../site.examples';
import { tallCanvas } from '../../../support/tall-canvas';

const meta = {
  title: 'Layout/Navigation/DesktopMenu',
  component: DesktopMenu,
  decorators: [
    (Story) => (
      <Flex p={4}>
        <Story />
      </Flex>
    ),
    tallCanvas,
  ],
  args: { groups: siteExample.menu, current: '/' },
  globals: { viewport: { value: 'xl' } },
  parameters: {
    docs: {
      description: {
        component:
          'The main menu on wide screens, made of native disclosures. A group of more than seven pages reads in two columns.',
      },
    },
  },
} satisfies Meta<typeof DesktopMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (group: string): Story['play'] =>
  ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByText(group, { selector: 'summary' }));

/** As it stands at first. */
export const Closed: Story = {};

/** The group of the page being read is marked. */
export const InAGroup: Story = { args: { current: '/Fee' } };

/** A group opened. */
export const Open: Story = { args: { current: '/Fee' }, play: open('Rules') };

/** A group of many pages. */
export const TwoColumns: Story = { play: open('About') };

/** The last sheet opens towards the middle of the page. */
export const LastGroup: Story = { play: open('Contact') };
