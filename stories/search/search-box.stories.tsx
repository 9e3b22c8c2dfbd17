import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { SiteProvider } from '../../src/components/layout/site-context';
import { siteExample } from '../components/layout/site.examples';
import { SearchBox } from '../../src/search/page/search-box';
import { pause } from '../../src/search/page/search.behaviour';
import { searchHandlers } from '../handlers/search';
import { atAddress } from '../support/at-address';
import { inPage } from '../support/in-page';

const atSchool: Decorator = (Story) => (
  <SiteProvider value={siteExample}>
    <Story />
  </SiteProvider>
);

/** What was found is announced without the pause of a visitor. */
function announcedAtOnce() {
  const own = window.setTimeout;
  const soon = (run: TimerHandler, wait?: number) => own(run, wait === pause ? 0 : wait);
  window.setTimeout = soon as typeof setTimeout;
  return () => {
    window.setTimeout = own;
  };
}

const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  decorators: [inPage, atSchool],
  // The engine is there before the play begins to wait for what it finds.
  loaders: [() => import('../../src/search/engine/searcher')],
  beforeEach: announcedAtOnce,
  parameters: {
    docs: {
      description: {
        component:
          'The search of the whole site: pages by part, documents, and below them news, events and circulars, newest first. It answers at every key, forgives slips and knows words that mean the same. Use it once, on the page of its own.',
      },
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field as a visitor finds it, with what its page has put there from the address, and once it is answered. */
const answered =
  (words: RegExp): Story['play'] =>
  async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    field.focus();
    const asked = new URLSearchParams(window.location.search).get('q');
    if (asked) await fireEvent.input(field, { target: { value: asked } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
  };

/** As the page opens. */
export const Default: Story = { play: answered(/^$/) };

/** A Hindi word finds what is written in English. */
export const Found: Story = { beforeEach: atAddress({ q: 'shulk' }), play: answered(/^5 results/) };

/** A slip of the finger; what lists hold is found as well. */
export const WithSlip: Story = {
  beforeEach: atAddress({ q: 'examinaton' }),
  play: answered(/^3 results/),
};

/** Not all of it is anywhere. */
export const SomeOfIt: Story = {
  beforeEach: atAddress({ q: 'certificate of swimming' }),
  play: answered(/^Nothing has all/),
};

/** What to try, and whom to ask. */
export const NothingFound: Story = {
  beforeEach: atAddress({ q: 'helicopter' }),
  play: answered(/^Nothing was found/),
};

/** What it looks through cannot be fetched. */
export const Error: Story = {
  beforeEach: atAddress({ q: 'fee' }),
  parameters: { msw: { handlers: { search: searchHandlers({ status: 500 }) } } },
  play: answered(/could not be fetched/),
};
