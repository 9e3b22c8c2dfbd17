import type { Decorator, StoryContext } from '@storybook/react-vite';
import { getQueryClient } from '../../src/lib/http/query-client';
import { SiteProvider } from '../../src/components/layout/site-context';
import { SiteLayout } from '../../src/components/layout/site-layout';
import { siteExample } from '../components/layout/site.examples';

/** The layout of every page, at an address of the sample school. */
export function inSite(path: string): Decorator {
  return function InSite(Story) {
    return (
      <SiteProvider value={siteExample}>
        <SiteLayout site={siteExample} current={path}>
          <Story />
        </SiteLayout>
      </SiteProvider>
    );
  };
}

/** For `beforeEach`: clears the query cache, which the story before has filled. */
export function forgetReplies(): void {
  getQueryClient().clear();
}

/** For `play`: waits until the page is rendered in its layout. */
export async function arrive({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.keyboard('{Shift}');
  await canvas.findByRole('contentinfo');
}
