/** @jest-environment node */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { ReactNode } from 'react';
import { declarations } from './support/declarations';
import { everyBlock } from '../../support/every-block';

type Look = 'chakra' | 'site';
type RenderedPage = { html: string; ruleOf: (className: string) => string };

/** What an element is, and how it is dressed. */
interface Dressed {
  tag: string;
  look: string[];
}

/** What is compared: every state of the islands, every content block, the front page, the frame. */
const matters = {
  'the states of the islands': async (): Promise<ReactNode> => {
    const { fullReplies, Lists, Moments } = await import('../../../src/islands/states');
    const { getQueryClient } = await import('../../../src/lib/http/query-client');
    for (const [key, records] of fullReplies) getQueryClient().setQueryData(key, records);
    return [<Lists key="lists" />, <Moments key="moments" />];
  },
  'the islands without a reply': async () => {
    const { Lists } = await import('../../../src/islands/states');
    return <Lists />;
  },
  'the content blocks': everyBlock,
  'the front page in its frame': async () => {
    const { HomePage } = await import('../../../src/templates/home/home-page');
    const { homeExample } = await import('../../../stories/templates/home/home.examples');
    const { SiteLayout } = await import('../../../src/components/layout/site-layout');
    const { siteExample } = await import('../../../stories/components/layout/site.examples');
    return (
      <SiteLayout site={siteExample} current="/">
        <HomePage home={homeExample} site={siteExample} pictures={{}} />
      </SiteLayout>
    );
  },
};

/** Renders each matter with Chakra, or as built pages have it. Gives the HTML and the rules of its classes. */
async function rendered(look: Look): Promise<Map<string, RenderedPage>> {
  const results = new Map<string, RenderedPage>();
  await jest.isolateModulesAsync(async () => {
    const chakra = '../../../src/theme/chakra';
    if (look === 'chakra') jest.doMock('#chakra', () => jest.requireActual<object>(chakra));
    else jest.dontMock('#chakra');
    const { getQueryClient } = await import('../../../src/lib/http/query-client');
    const { IslandRoot } = await import('../../../src/islands/island-root');
    const { renderedByChakra } = await import('./support/both-ways');
    const { rulesOf } = await import('../../../src/theme/chakra/site/style-sheet');
    const { renderToString } = await import('react-dom/server');
    for (const [name, matter] of Object.entries(matters)) {
      const page = <IslandRoot>{await matter()}</IslandRoot>;
      if (look === 'site') {
        const ruleOf = (className: string) => rulesOf(` class="${className}"`);
        results.set(name, { html: renderToString(page), ruleOf });
      } else {
        const html = renderedByChakra(page);
        const styles = html.matchAll(/<style data-emotion="css (\w+)">(.*?)<\/style>/gs);
        const rules = new Map([...styles].map(([, key, rule = '']) => [`css-${key}`, rule]));
        results.set(name, { html, ruleOf: (className) => rules.get(className) ?? '' });
      }
      // Its records would be kept for half an hour, and the process with them.
      getQueryClient().clear();
    }
  });
  return results;
}

/** The elements of a page in their order, each with the declarations of its own class. */
function dressedElements({ html, ruleOf }: RenderedPage): Dressed[] {
  const found: Dressed[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('tagName' in node) || node.tagName === 'style') return;
    const names = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
    const look = names.flatMap((name) => declarations(ruleOf(name).replaceAll(`.${name}`, '.X')));
    found.push({ tag: node.tagName, look });
    node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return found;
}

// Each way loads all modules anew, which takes longer than all that is rendered.
let theirs: Map<string, RenderedPage>;
let ours: Map<string, RenderedPage>;
beforeAll(async () => {
  theirs = await rendered('chakra');
  ours = await rendered('site');
});

it.each(Object.keys(matters))('dresses %s as Chakra does', (name) => {
  const [chakra, site] = [theirs, ours].map((found) => dressedElements(found.get(name)!));
  expect(site?.filter(({ look }) => look.length > 0).length).toBeGreaterThan(100);
  expect(site).toEqual(chakra);
});
