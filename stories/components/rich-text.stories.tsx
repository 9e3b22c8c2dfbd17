import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../src/components/rich-text/rich-text';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  decorators: [inPage],
  args: {
    html: '<p>Fees are paid <strong>in advance</strong>. See <a href="/Fee">the rules</a>.</p><h3>When</h3><ul><li>10 May</li><li>10 July</li></ul><blockquote><p>Ask early.</p></blockquote>',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Running text made at build from Markdown, or cleaned in the browser. Never a stranger’s HTML as it came.',
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a card. */
export const Small: Story = { args: { size: 'sm' } };

/** Text in Hindi among English. */
export const Hindi: Story = { args: { html: '<p lang="hi">तमसो मा ज्योतिर्गमय</p>' } };
