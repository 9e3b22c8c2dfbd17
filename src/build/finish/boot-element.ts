import { preloadAttribute } from '../../lib/http/preloaded-response';
import { kindOfScriptsMeta } from '../../templates/head/page-kind';
import { type BootKind, bootScript, inlineScript, listsScript } from './boot-scripts';
import type { ChunkFiles } from './chunk-files';
import {
  append,
  attribute,
  type Document,
  type Element,
  elementsIn,
  find,
  findMarked,
  isMarked,
  partsOf,
  setAttribute,
} from '../../lib/html/tree';

/** An island of a page, as its element has it. */
interface Island {
  name: string;
  hydrateOn: string;
  isComponent: boolean;
}

function islandsOf(body: Element): Island[] {
  return [...elementsIn(body)].flatMap((element) => {
    const name = attribute(element, 'data-island');
    if (name === undefined) return [];
    const hydrateOn = attribute(element, 'data-on');
    if (hydrateOn === undefined) throw new Error(`its island "${name}" has no data-on`);
    return [{ name, hydrateOn, isComponent: isMarked(element, 'data-root') }];
  });
}

const startsAtOnce = (kind: BootKind) => kind === 'live' || kind === 'list';

/**
 * Addresses of the scripts that a page of a kind asks for by itself: the entry, for forms those of
 * all islands, for live pages those of the islands that hydrate at once. Throws for an island that has
 * no script, whenever it hydrates.
 */
function scriptsOf(body: Element, kind: BootKind, chunks: ChunkFiles): string[] {
  const files = (name: string) => {
    const found = chunks(name);
    if (!found) throw new Error(`webpack has made no chunk "${name}", which it needs`);
    return found;
  };
  const own = islandsOf(body).flatMap(({ name, hydrateOn, isComponent }) => {
    const scripts = [...(isComponent ? files('island-root') : []), ...files(`island-${name}`)];
    return kind === 'form' || (startsAtOnce(kind) && hydrateOn === 'load') ? scripts : [];
  });
  return [...new Set([...files('app'), ...own])];
}

/** How the scripts of a page start, by its head and by the marks of its parts. */
function kindOf(head: Element, body: Element): BootKind {
  const mark = find(head, (element) => attribute(element, 'name') === 'scripts');
  const kind = kindOfScriptsMeta(mark && attribute(mark, 'content'));
  if (kind === 'form') return 'form';
  if (kind === 'static') return findMarked(body, 'data-asked') ? 'asked' : 'document';
  const starts = islandsOf(body).some(({ hydrateOn }) => /^(?:load|visible)$/.test(hydrateOn));
  if (!starts && findMarked(body, 'data-lists')) return 'built';
  return findMarked(body, preloadAttribute) ? 'list' : 'live';
}

/** The scripts of parts that pages of any kind may have, with the marks of these parts. */
const partScripts = [
  ['times', 'data-from', 'data-until'],
  ['ended', 'data-ends'],
  ['today', 'data-today'],
  ['searching', 'data-found'],
] as const;

/**
 * Puts the inline script at the end of a page; its text is the same on all pages of a kind. A page
 * whose scripts run at once is marked: what nobody sees yet of it, they have laid out in turn.
 */
export function addBootScript(page: Document, chunks: ChunkFiles): void {
  const { head, body } = partsOf(page);
  const kind = kindOf(head, body);
  const scripts = scriptsOf(body, kind, chunks);
  if (startsAtOnce(kind)) setAttribute(body, 'data-in-turn', '');
  // Behind the notice itself: one that was closed must not be painted.
  const urgent = findMarked(body, 'data-urgent');
  if (urgent?.parentNode) append(urgent.parentNode, 'script', {}, inlineScript('urgent'));
  for (const [name, ...marks] of partScripts) {
    if (findMarked(body, ...marks)) append(body, 'script', {}, inlineScript(name));
  }
  append(body, 'script', { id: 'boot', 'data-src': scripts.join(' ') }, bootScript(kind));
  // Behind it, since it listens to what this one finds.
  if (findMarked(body, 'data-lists')) {
    const src = `/${listsScript().name}`;
    append(body, 'script', { src, defer: '', fetchpriority: 'low' });
  }
}
