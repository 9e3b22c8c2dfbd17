import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificatePage } from '../../src/templates/certificate-page';
import { pageExamples } from '../templates/page.examples';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Certificate',
  component: CertificatePage,
  decorators: [inSite(pageExamples.certificate.path)],
  args: { page: pageExamples.certificate },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component: 'Transfer Certificate: the request on top, what to know below.',
      },
    },
  },
} satisfies Meta<typeof CertificatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
