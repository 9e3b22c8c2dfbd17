import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { menuPages } from '../../../../src/components/layout/not-found/nearest-paths';
import { NotFound } from '../../../../src/components/layout/not-found/not-found';
import { SiteProvider } from '../../../../src/components/layout/site-context';
import { siteExample } from '../site.examples';
import { atPath } from '../../../support/at-address';

const atSchool: Decorator = (Story) => (
  <SiteProvider value={siteExample}>
    <Story />
  </SiteProvider>
);

const meta = {
  title: 'Layout/NotFound',
  component: NotFound,
  decorators: [atSchool],
  args: { paths: menuPages(siteExample.menu).map(({ path }) => path) },
  parameters: {
    docs: {
      description: {
        component:
          'The help at a wrong address: the nearest pages, every page of the menu, and how to reach the school. An address that only differs in capitals or slashes leads to its page at once.',
      },
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slip in the address: the page meant comes first. */
export const NearMiss: Story = { beforeEach: atPath('/fee-structur') };

/** Nothing is near: the first pages of the menu stand in. */
export const NothingNear: Story = { beforeEach: atPath('/wp-login') };

/** As built, before the browser has said which address it was. */
export const BeforeScripts: Story = { beforeEach: atPath('/') };
