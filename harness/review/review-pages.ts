import type { Side } from '../checkouts';
import { withSite } from '../service';
import { siteRoutes } from '../shots/site-routes';
import { pagesSummary } from './facts';
import type { Options } from './options';
import { planPages, runPlan } from './plan';

/**
 * Compares the pages of two built sites, with a report in `out`; gives what they came to in Markdown. Throws when
 * one could not be looked at.
 */
export const reviewPages = (
  before: Side,
  after: Side,
  { routes, widths, out }: Pick<Options, 'routes' | 'widths' | 'out'>,
): Promise<string> =>
  withSite(before.dir, (old) =>
    withSite(after.dir, async (now) => {
      const [was, is] = [await siteRoutes(before.dir, old), await siteRoutes(after.dir, now)];
      const facts = await runPlan({
        title: `${before.name} → ${after.name}`,
        origins: { before: old, after: now },
        pages: planPages(was, is, routes),
        ...{ widths, modes: ['light'], out },
      });
      return pagesSummary(facts, widths);
    }),
  );

/** Shows the pages of the built site, with a report in `out`. Throws when one did not come. */
export const showPages = ({ routes, widths, modes, out }: Omit<Options, 'base'>) =>
  withSite('.', async (origin) => {
    await runPlan({
      title: 'Every page at every width',
      origins: { after: origin },
      pages: planPages([], await siteRoutes('.', origin), routes),
      ...{ widths, modes, out },
    });
  });
