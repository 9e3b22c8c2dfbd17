import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmartLink } from '../../src/components/link/smart-link';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/SmartLink',
  component: SmartLink,
  decorators: [inPage],
  args: { to: '/Fee', children: 'Fee rules' },
  parameters: {
    docs: {
      story: { height: '140px' },
      description: {
        component: 'Every link in the site’s own matter, to a page of this site or to another one.',
      },
    },
  },
} satisfies Meta<typeof SmartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text. */
export const Underline: Story = {};

/** At the end of a card, often with an arrow. */
export const Standalone: Story = { args: { variant: 'standalone' } };

/** To another site. */
export const Elsewhere: Story = { args: { to: 'https://www.pathdeep.example', children: 'ERP' } };

/** To a telephone. */
export const Phone: Story = { args: { to: 'tel:+910000000000', children: '+91 00000 00000' } };
