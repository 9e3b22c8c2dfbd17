import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { BlockList } from '../../src/blocks/block-list';
import { CertificatesBlockView } from '../../src/blocks/certificates/certificates-block';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';
import { certificatesExamples } from './certificates.examples';
import { manyCertificates } from './certificates.rows';

const { block } = certificatesExamples.short;

async function checkNumber(element: HTMLElement, number: string) {
  const canvas = within(element);
  await userEvent.type(canvas.getByLabelText('Number of the certificate'), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
}

const meta = {
  title: 'Blocks/Certificates',
  component: BlockList,
  subcomponents: { CertificatesBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'The transfer certificates that a school has given out, from its register. Names stand as privacy.yaml allows; initials without it. A child who is withdrawn has no line.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers lead to the certificate only where the school lets everybody read it. */
export const Short: Story = { args: { blocks: [block] } };

/** Above 30 certificates, each year opens by itself. */
export const ByYear: Story = {
  args: {
    blocks: [
      {
        ...block,
        items: [],
        years: [2025, 2024].map((year) => ({
          id: `certificates-${year}-${year + 1}`,
          title: `${year}-${year + 1}`,
          items: manyCertificates(year, 24),
        })),
      },
    ],
  },
};

/** A number is looked up, however it is written: its row is shown and read out. */
export const Found: Story = {
  args: { blocks: [block] },
  play: async ({ canvasElement }) => {
    await checkNumber(canvasElement, 'tc 2024-25 17');
    await within(canvasElement).findByText('In the list: TC/2024-25/017: K. R. T., 14 Mar 2025.');
  },
};

/** A number that does not stand there proves nothing: the office knows. */
export const NotFound: Story = {
  args: { blocks: [block] },
  play: async ({ canvasElement }) => {
    await checkNumber(canvasElement, 'TC/2024-25/170');
    await within(canvasElement).findByText(/“TC\/2024-25\/170” stands in this list/);
  },
};

/** Nothing stands in the register yet. */
export const Empty: Story = { args: { blocks: [{ ...block, items: [] }] } };
