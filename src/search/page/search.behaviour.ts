import type { Behaviour } from '../../components/hooks/use-behaviour';
import type { Searcher, SearchResults } from '../engine/searcher';
import { hitList } from './render-hits';

/** How long a visitor pauses before what was found is announced and kept in the address, in ms. */
export const pause = 600;

const open = (onRecords: (all: boolean) => void) =>
  import(/* webpackChunkName: "search-engine" */ '../engine/searcher').then(({ openSearcher }) =>
    openSearcher(onRecords),
  );

function wordsFor(text: string, { pages, records }: SearchResults): string {
  const count = pages.hits.length + records.hits.length;
  if (count === 0) return `Nothing was found for “${text}”.`;
  if (!pages.complete && !records.complete) {
    return `Nothing has all of “${text}”; these have some of it.`;
  }
  return count === 1
    ? `1 result for “${text}”.`
    : `${count} results for “${text}”, best match first.`;
}

/** Keeps what was typed in the address, for a reload, for Back and for sharing. */
function keepInAddress(text: string): void {
  const { pathname } = window.location;
  const search = text ? `?${new URLSearchParams({ q: text }).toString()}` : '';
  try {
    window.history.replaceState(window.history.state, '', pathname + search);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the search goes on without.
  }
}

/** Searches at every key. The engine and its index are loaded when the field is used. */
export const searchBehaviour: Behaviour = (element) => {
  const form = element.querySelector('form');
  const field = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  const nothing = element.querySelector<HTMLElement>('[data-nothing]');
  const [pages, records] = [...element.querySelectorAll<HTMLElement>('[data-found]')];
  if (!form || !field || !status || !pages || !records) return () => undefined;
  const render = { pages: hitList(pages), records: hitList(records) };
  let searcher: Searcher | undefined;
  let opening: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listsMissing = false;

  const say = (words: string) => {
    status.textContent = words;
  };
  const show = () => {
    const text = field.value.trim();
    if (!searcher) return;
    const found = searcher.find(text);
    render.pages(found.pages);
    render.records(found.records);
    // Hits with all terms come before hits with some of them.
    if (found.records.complete && !found.pages.complete) pages.before(records);
    else pages.after(records);
    const empty = found.pages.hits.length + found.records.hits.length === 0;
    if (nothing) nothing.hidden = !text || !empty;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const missing = listsMissing ? ' News, events and circulars could not be asked.' : '';
      say(text ? wordsFor(text, found) + missing : '');
      keepInAddress(text);
    }, pause);
  };
  const { dataset } = document.documentElement;
  const start = () => {
    opening ??= open((all) => {
      listsMissing = !all;
      delete dataset.searching;
      show();
    }).then(
      (opened) => {
        searcher = opened;
        show();
      },
      () => {
        // Retried at the next key: the network may be back.
        opening = undefined;
        delete dataset.searching;
        if (field.value) say('The search could not be fetched. All pages are listed below.');
      },
    );
  };
  const onInput = () => {
    if (searcher) show();
    else start();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    onInput();
  };

  if (field.value || document.activeElement === field) start();
  field.addEventListener('focus', start);
  field.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  return () => {
    clearTimeout(timer);
    field.removeEventListener('focus', start);
    field.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
  };
};

export default searchBehaviour;
