import { preloadAttribute } from '../../lib/http/preloaded-response';
import { kindOfScriptsMeta, type PageKind } from '../../templates/head/page-kind';
import {
  askedScript,
  builtScript,
  endedScript,
  formScript,
  listScript,
  listsScript,
  searchingScript,
  startingScript,
  timesScript,
  todayScript,
  urgentScript,
  waitingScript,
} from './boot-scripts';
import type { ChunkFiles } from './chunk-files';
import {
  append,
  attribute,
  type Document,
  type Element,
  elementsIn,
  find,
  partsOf,
  setAttribute,
} from '../../lib/html/tree';

/** The kind of a page, as its head has it. */
function kindOf(head: Element): PageKind {
  const mark = find(head, (element) => attribute(element, 'name') === 'scripts');
  return kindOfScriptsMeta(mark && attribute(mark, 'content'));
}

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
    return [{ name, hydrateOn, isComponent: attribute(element, 'data-root') !== undefined }];
  });
}

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
    return kind === 'form' || (kind === 'live' && hydrateOn === 'load') ? scripts : [];
  });
  return [...new Set([...files('app'), ...own])];
}

/** The kinds of boot scripts: a live page that is complete as it was built waits as a document does. */
type BootKind = PageKind | 'built';

function bootKindOf(head: Element, body: Element): BootKind {
  const kind = kindOf(head);
  const starts = islandsOf(body).some(({ hydrateOn }) => /^(?:load|visible)$/.test(hydrateOn));
  return kind === 'live' && !starts && find(body, isBuilt) ? 'built' : kind;
}

function bootScript(kind: BootKind, body: Element): string {
  if (kind === 'built') return builtScript();
  if (kind === 'static') return find(body, isAsked) ? askedScript() : waitingScript();
  if (kind === 'form') return formScript();
  const hasCall = find(body, (element) => attribute(element, preloadAttribute) !== undefined);
  return hasCall ? listScript() : startingScript();
}

/** The mark of an island that was built of lists. */
const isBuilt = (element: Element) => attribute(element, 'data-lists') !== undefined;

/** The mark of a part that answers what the address asks. */
const isAsked = (element: Element) => attribute(element, 'data-asked') !== undefined;

/** The mark of an island that was built of records that end. */
const isEnding = (element: Element) => attribute(element, 'data-ends') !== undefined;

const isTimed = (element: Element) =>
  ['data-from', 'data-until'].some((name) => attribute(element, name) !== undefined);

/**
 * Puts the inline script at the end of a page; its text is the same on all pages of a kind. A page
 * whose scripts run at once is marked: what nobody sees yet of it, they have laid out in turn.
 */
export function addBootScript(page: Document, chunks: ChunkFiles): void {
  const { head, body } = partsOf(page);
  const kind = bootKindOf(head, body);
  const scripts = scriptsOf(body, kind, chunks);
  if (kind === 'live') setAttribute(body, 'data-in-turn', '');
  // Behind the notice itself: one that was closed must not be painted.
  const urgent = find(body, (element) => attribute(element, 'data-urgent') !== undefined);
  if (urgent?.parentNode) append(urgent.parentNode, 'script', {}, urgentScript());
  if (find(body, isTimed)) append(body, 'script', {}, timesScript());
  if (find(body, isEnding)) append(body, 'script', {}, endedScript());
  const saysToday = find(body, (element) => attribute(element, 'data-today') !== undefined);
  if (saysToday) append(body, 'script', {}, todayScript());
  const searches = find(body, (element) => attribute(element, 'data-found') !== undefined);
  if (searches) append(body, 'script', {}, searchingScript());
  append(body, 'script', { id: 'boot', 'data-src': scripts.join(' ') }, bootScript(kind, body));
  // Behind it, since it listens to what this one finds.
  if (find(body, isBuilt)) {
    const src = `/${listsScript().name}`;
    append(body, 'script', { src, defer: '', fetchpriority: 'low' });
  }
}
