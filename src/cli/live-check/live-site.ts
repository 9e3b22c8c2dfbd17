import { withoutBase } from '../../lib/base-path';
import type { Visit, Visitor } from './visit';
import { attribute, elementsIn, parsePage } from '../../lib/html/tree';

interface PageFacts {
  /** The school's code; undefined for pages of other programs. */
  school: string | undefined;
  canonical: string | undefined;
  noindex: boolean;
}

function pageOfText(html: string): PageFacts {
  const facts: PageFacts = { school: undefined, canonical: undefined, noindex: false };
  for (const element of elementsIn(parsePage(html))) {
    const [name, content] = [attribute(element, 'name'), attribute(element, 'content')];
    if (element.tagName === 'meta' && name === 'school') facts.school = content;
    if (element.tagName === 'meta' && name === 'robots')
      facts.noindex = /noindex/.test(content ?? '');
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      facts.canonical = attribute(element, 'href');
    }
  }
  return facts;
}

/** A file that the site's worker lists, with the digest of what the build wrote. */
interface ListedFile {
  path: string;
  integrity: string;
}

/** What is known of a published site after its first answers. */
export interface LiveSite extends Visitor {
  front: Visit;
  page: PageFacts;
  /** What it answers where there is no page. */
  lost: Visit;
  worker: Visit;
  files: readonly ListedFile[];
  /** When it was built; undefined where it doesn't say. */
  builtAt: Date | undefined;
  /** Its host can't send headers of the site. */
  isBareHost: boolean;
}

const listed = /url:"([^"]+)",revision:(?:null|"[^"]*"),integrity:"([^"]+)"/g;

/** The moment that a worker says it was built at: '20 Nov 2026, 9:05 am' in India. */
export function builtAtOf(worker: string): Date | undefined {
  const [, written = ''] = /asOf:"([^"]+)"/.exec(worker) ?? [];
  const moment = Date.parse(`${written.replace(',', '')} GMT+0530`);
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

/** An address at which no site has a page. */
export const noPage = '/No-such-page-4096';

/** Asks a site for what every check needs. Rejects where it doesn't answer. */
export async function openSite(visitor: Visitor): Promise<LiveSite> {
  const front = await visitor.visit('/');
  const lost = await visitor.visit(noPage);
  const worker = await visitor.visit('/sw.js');
  const text = worker.body.toString('utf8');
  return {
    ...visitor,
    front,
    page: pageOfText(front.body.toString('utf8')),
    lost,
    worker,
    files: [...text.matchAll(listed)].map(([, path = '', integrity = '']) => ({
      path: withoutBase(path, visitor.base) ?? path,
      integrity,
    })),
    builtAt: builtAtOf(text),
    isBareHost: front.headers.get('server') === 'GitHub.com',
  };
}
