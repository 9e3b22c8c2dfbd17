import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { PdfBlockView } from '../../src/blocks/pdf/pdf-block';
import { pdfExamples } from './pdf.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Pdf',
  component: BlockList,
  subcomponents: { PdfBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component: 'A PDF to look at inside the page, with a link for phones and paper.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document that is read here, and can be fetched. */
export const Certificate: Story = { args: { blocks: [pdfExamples.certificate.block] } };
