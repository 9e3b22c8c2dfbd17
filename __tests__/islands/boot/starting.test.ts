import { askedScripts, bootPage, holdPaint, leavePage, preloaded } from '../support/boot-page';

let held = holdPaint();

beforeEach(async () => {
  held = holdPaint();
  await bootPage('live');
});
afterEach(() => {
  leavePage();
  held.end();
});

/** The site's stylesheet on its way; jsdom gives such a link no `sheet`. */
function styles() {
  const link = document.createElement('link');
  link.dataset.site = '';
  return document.head.appendChild(link);
}

it('runs its scripts once it is painted, and not because the reader moves', () => {
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect(askedScripts()).toEqual([]);
  held.paint();
  held.paint();
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
});

it.each(['load', 'error'])('runs them when the site’s styles are settled: %s', (type) => {
  const link = styles();
  held.paint();
  jest.advanceTimersByTime(2000);
  expect(askedScripts()).toEqual([]);
  link.dispatchEvent(new Event(type));
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  jest.advanceTimersByTime(2000);
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
});

it('runs them at once where the site’s styles are there already', () => {
  Object.defineProperty(styles(), 'sheet', { value: {} });
  held.paint();
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
});

it('waits for them where the parser has not reached them when the page is painted', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.dataset.inTurn = '';
  held.paint();
  jest.advanceTimersByTime(500);
  const link = styles();
  jest.advanceTimersByTime(500);
  expect(document.body.dataset.inTurn).toBe('');
  expect(askedScripts()).toEqual([]);
  link.dispatchEvent(new Event('error'));
  expect(document.body.dataset.inTurn).toBeUndefined();
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  state.mockRestore();
});

it('waits for the site’s styles three seconds and no more', () => {
  styles();
  held.paint();
  jest.advanceTimersByTime(2999);
  expect(askedScripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
});

describe('what waits for the site’s styles', () => {
  beforeEach(() => {
    document.body.dataset.inTurn = '';
  });
  afterEach(() => {
    delete document.body.dataset.inTurn;
  });

  it('goes on waiting for its turn when they are there', () => {
    const link = styles();
    held.paint();
    Object.defineProperty(link, 'sheet', { value: {} });
    link.dispatchEvent(new Event('load'));
    expect(document.body.dataset.inTurn).toBe('');
  });

  it('is shown when they failed', () => {
    const link = styles();
    held.paint();
    expect(document.body.dataset.inTurn).toBe('');
    link.dispatchEvent(new Event('error'));
    expect(document.body.dataset.inTurn).toBeUndefined();
  });

  it('is shown when they have not come for three seconds', () => {
    styles();
    held.paint();
    jest.advanceTimersByTime(3000);
    expect(document.body.dataset.inTurn).toBeUndefined();
  });
});

it('fetches its scripts meanwhile, after all that is rendered', () => {
  expect(preloaded()).toEqual(['/a.js', '/b.js']);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.fetchPriority)).toEqual(['low', 'low']);
});

it('waits three seconds and no more for browsers that tell of no paint', () => {
  jest.advanceTimersByTime(2999);
  expect(askedScripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  held.paint();
  expect(askedScripts()).toEqual(['/a.js', '/b.js']);
});

it('asks again for a script that did not come', () => {
  held.paint();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(2000);
  expect(askedScripts()).toEqual(['/a.js', '/b.js', '/a.js']);
});

describe('the large picture of the first screen', () => {
  const picture = (complete: boolean) => {
    const image = document.createElement('img');
    image.setAttribute('fetchpriority', 'high');
    Object.defineProperty(image, 'complete', { value: complete });
    return image;
  };

  it.each(['load', 'error'])('comes first: %s', async (type) => {
    const image = picture(false);
    await bootPage('live', image);
    expect(preloaded()).toEqual([]);
    image.dispatchEvent(new Event(type));
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
    jest.advanceTimersByTime(3000);
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
  });

  it('is waited for three seconds and no more', async () => {
    await bootPage('live', picture(false));
    jest.advanceTimersByTime(2999);
    expect(preloaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
  });

  it('holds nothing up when it is there', async () => {
    await bootPage('live', picture(true));
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
  });
});

describe('a page that is rendered ahead of the visit', () => {
  beforeEach(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

  it('lives at once, since nothing is painted before the visitor comes', async () => {
    await bootPage('live');
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('waits for its styles all the same', async () => {
    const link = document.createElement('link');
    link.dataset.site = '';
    await bootPage('live', link);
    expect(askedScripts()).toEqual([]);
    link.dispatchEvent(new Event('load'));
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });
});
