import type { IslandEntry } from '../../src/islands/hydration';

const started: string[] = [];
/** An island that notes that it was started. */
const noted = (hydrateOn: IslandEntry['hydrateOn']): IslandEntry => ({
  hydrateOn,
  load:
    async () =>
    ({ id }) =>
      void started.push(id),
});

jest.doMock('../../src/islands/registry', () => ({
  islands: {
    atOnce: noted('load'),
    seen: noted('visible'),
    moved: noted('interaction'),
    built: noted('load'),
  },
}));

/** The islands whose lists are still those of the built page. */
let unchanged: string[];
jest.doMock('../../src/islands/fetch-lists', () => ({
  fetchLists: async ({ id }: HTMLElement) => unchanged.includes(id),
}));

const watchNotice = jest.fn();
jest.doMock('../../src/islands/watch-notice', () => ({ watchNotice }));

type Callback = IntersectionObserverCallback;
let observers: {
  seen: Callback;
  options: IntersectionObserverInit | undefined;
  boxes: Element[];
}[];
const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

beforeEach(() => {
  started.length = 0;
  unchanged = [];
  observers = [];
  class Observer {
    private readonly boxes: Element[] = [];
    constructor(seen: Callback, options?: IntersectionObserverInit) {
      observers.push({ seen, options, boxes: this.boxes });
    }
    observe(box: Element) {
      this.boxes.push(box);
    }
    unobserve(box: Element) {
      this.boxes.splice(this.boxes.indexOf(box), 1);
    }
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  document.head.replaceChildren();
  document.body.innerHTML = `
    <div id="a" data-island="atOnce" data-on="load"><p></p></div>
    <div id="b" data-island="seen" data-on="visible"><p></p></div>
    <div id="c" data-island="seen" data-on="visible"><p></p></div>
    <div id="d" data-island="moved" data-on="interaction"><p></p></div>
    <div id="e" data-island="gone" data-on="load"><p></p></div>
    <script id="boot"></script>`;
});
// The entry of this page waits for a move still, which the next test would make.
afterEach(async () => {
  window.dispatchEvent(new Event('scroll'));
  await settled();
});

/** Lets scripts be loaded, and islands start in the tasks after that. */
async function settled() {
  for (let tasks = 0; tasks < 2; tasks += 1) await new Promise((done) => void setTimeout(done));
}

/** Runs the entry, as a page does. */
async function enter() {
  await jest.isolateModulesAsync(async () => void (await import('../../src/islands/entry')));
  await settled();
}
/** Tells the observers that the box of an island is on its way onto the screen, or off it. */
function comesNear(id: string, isIntersecting = true) {
  const box = document.getElementById(id)?.firstElementChild;
  for (const { seen, boxes } of observers) {
    if (box && boxes.includes(box)) {
      const entry = { isIntersecting, target: box } as unknown as IntersectionObserverEntry;
      seen([entry], undefined as unknown as IntersectionObserver);
    }
  }
}

it('starts at once what the page is not complete without, and says that it has come', async () => {
  await enter();
  expect(started).toEqual(['a']);
  expect(document.documentElement.dataset).toHaveProperty('live');
});

it('starts an island when it comes near the screen, once', async () => {
  await enter();
  expect(observers.map(({ options }) => options?.rootMargin)).toContain('600px 0px');
  comesNear('c', false);
  await settled();
  expect(started).toEqual(['a']);
  comesNear('c');
  comesNear('c');
  await settled();
  expect(started).toEqual(['a', 'c']);
  // Nothing waits for its box any more.
  const watched = observers.flatMap(({ boxes }) => boxes.map((box) => box.parentElement?.id));
  expect(watched).toEqual(['b']);
});

describe('an island whose lists may have changed since the page was built', () => {
  const built = (attributes: string, html: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="n" data-island="built" data-on="change" data-live data-lists="[]" ${attributes}>${html}</div>`,
    );
  const renewed = () => {
    const event = new Event('renew', { bubbles: true });
    document.getElementById('n')?.dispatchEvent(event);
  };
  it('is rendered again when it comes near the screen, and not before', async () => {
    const measured = jest.spyOn(Element.prototype, 'getClientRects');
    built('data-renew', '<p></p>');
    await enter();
    renewed();
    expect(measured).not.toHaveBeenCalled();
    measured.mockRestore();
    await settled();
    expect(started).toEqual(['a']);
    comesNear('n');
    await settled();
    expect(started).toEqual(['a', 'n']);
  });

  it('is found by what is displayed of it, where a behaviour stands around its HTML', async () => {
    built('data-renew', '<div id="inner" data-island="seen" data-on="visible"><p></p></div>');
    await enter();
    expect(
      observers.flatMap(({ boxes }) => boxes.map(({ parentElement }) => parentElement?.id)),
    ).toEqual(expect.arrayContaining(['inner', 'inner']));
  });

  it('is rendered again at once in a closed dialog, which is to open with what is right', async () => {
    built('', '<dialog></dialog>');
    await enter();
    expect(started).toEqual(['a']);
    document.querySelector('dialog')?.setAttribute('open', '');
    renewed();
    await settled();
    expect(started).toEqual(['a']);
    document.querySelector('dialog')?.removeAttribute('open');
    renewed();
    await settled();
    expect(started).toEqual(['a', 'n']);
  });

  it('is left as it is, and said to be right, where they have not', async () => {
    unchanged = ['n'];
    built('data-renew', '<dialog></dialog>');
    await enter();
    expect(started).toEqual(['a']);
    expect(document.getElementById('n')?.dataset).toHaveProperty('checked');
  });
});

it.each(moves)('starts the others at the first interaction: %s', async (type) => {
  await enter();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  await settled();
  expect(started).toEqual(['a', 'd']);
});

it('starts them at once where the boot script has waited for that move already', async () => {
  document.getElementById('boot')!.dataset.input = 'pointerdown';
  await enter();
  expect(started).toEqual(['a', 'd']);
});

it('asks for what is urgent once the page has been open for a minute, and loads nothing before', async () => {
  jest.useFakeTimers();
  const opened = performance.now();
  const entered = enter();
  await jest.advanceTimersByTimeAsync(10);
  await entered;
  const rest = 60_000 - opened - 10;
  await jest.advanceTimersByTimeAsync(rest - 1);
  expect(watchNotice).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(watchNotice).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe('pages made ready ahead', () => {
  type Rules = Record<string, { where: { selector_matches: string }; eagerness: string }[]>;
  const scripts = () => document.head.querySelectorAll('script[type=speculationrules]');
  const rules = () =>
    [...scripts()].flatMap(({ textContent }) =>
      Object.entries(JSON.parse(textContent) as Rules).flatMap(([action, list]) =>
        list.map((rule) => ({ action, ...rule })),
      ),
    );
  const media = window.matchMedia;
  /** Whether the device's pointer can rest on something without a press. */
  const hover = (can: boolean) => {
    window.matchMedia = (query) => ({ ...media(query), matches: can && query === '(hover:hover)' });
  };
  const saveData = (value: boolean) =>
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: value },
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    window.matchMedia = media;
  });

  it.each([
    ['rendered where a mouse rests on their link', true, 'prerender'],
    ['fetched where a finger presses their link', false, 'prefetch'],
  ])('are %s, before the first interaction, which may be a press', async (_, can, action) => {
    saveData(false);
    hover(can);
    await enter();
    expect(rules()).toEqual([expect.objectContaining({ action, eagerness: 'moderate' })]);
    document.body.innerHTML =
      '<a href="/Fee">1</a><a href="/papers/fee.pdf">2</a><a href="https://map.example/">3</a>' +
      '<a href="/News?q=fair#top">4</a><a href="mailto:office@school.example">5</a>';
    const matched = document.querySelectorAll(rules()[0]?.where.selector_matches ?? '');
    expect([...matched].map(({ textContent }) => textContent)).toEqual(['1', '4']);
  });

  it('are none where the visitor saves data', async () => {
    saveData(true);
    await enter();
    window.dispatchEvent(new Event('pointermove'));
    expect(rules()).toEqual([]);
  });
});
