import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { CertificatesBlockView } from '../../src/blocks/certificates/certificates-block';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';
import { certificatesExamples } from './certificates.examples';
import { manyCertificates } from './certificates.rows';

const { block } = certificatesExamples.short;

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

/** Nothing stands in the register yet. */
export const Empty: Story = { args: { blocks: [{ ...block, items: [] }] } };
