import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../src/components/accordion/accordion';
import { AccordionItem } from '../../src/components/accordion/accordion-item';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  decorators: [inPage],
  args: {
    children: (
      <>
        <AccordionItem title="Is the fee lower for a second child?" id="second-child">
          No, but fee help in hard times is open to every family.
        </AccordionItem>
        <AccordionItem title="Can I pay the whole year at once?" id="whole-year">
          Yes, in the parent portal or by cheque. The amount does not change.
        </AccordionItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Parts that stand closed until a reader, a link to their anchor or a printer opens them. Several may be open at once.',
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands at first. */
export const Closed: Story = {};

/** A part that was opened. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByText('Is the fee lower for a second child?')),
};
