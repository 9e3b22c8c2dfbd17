import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuPages } from '../../src/components/layout/not-found/nearest-paths';
import { NotFound } from '../../src/components/layout/not-found/not-found';
import { siteExample } from '../components/layout/site.examples';
import { atPath } from '../support/at-address';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Not found',
  component: NotFound,
  decorators: [inSite('/fee-structur')],
  args: { paths: menuPages(siteExample.menu).map(({ path }) => path) },
  beforeEach: () => {
    forgetReplies();
    return atPath('/fee-structur')();
  },
  play: arrive,
  parameters: {
    docs: {
      description: {
        component:
          'The whole page at a wrong address, as NotFoundPage shows it: the nearest pages first.',
      },
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
