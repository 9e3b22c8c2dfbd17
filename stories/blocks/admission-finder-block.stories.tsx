import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { AdmissionFinderBlockView } from '../../src/blocks/admission-finder/admission-finder-block';
import { admissionFinderExamples } from './admission-finder.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/AdmissionFinder',
  component: BlockList,
  subcomponents: { AdmissionFinderBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'For a page of admission: which class a date of birth gives, and which streams are open with the marks of class X. It never refuses; it says the rule, and whom to ask. Use it beside the tables, which say the same without scripts.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is asked. */
export const School: Story = { args: { blocks: [admissionFinderExamples.school.block] } };

/** Fields one below the other. */
export const OnAPhone: Story = {
  args: { blocks: [admissionFinderExamples.school.block] },
  globals: { viewport: { value: 'phone' } },
};
