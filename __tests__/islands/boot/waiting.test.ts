import { askedScripts, bootPage, leavePage } from '../support/boot-page';

afterEach(leavePage);

describe('a document', () => {
  beforeEach(() => bootPage('document'));

  it.each(['pointermove', 'scroll'])(
    'loads the scripts at once when the reader moves: %s',
    (type) => {
      expect(askedScripts()).toEqual([]);
      window.dispatchEvent(new Event(type));
      jest.advanceTimersByTime(0);
      expect(askedScripts()).toEqual(['/a.js', '/b.js']);
    },
  );

  it.each(['pointerdown', 'keydown', 'focusin'])('lets a press be answered first: %s', (type) => {
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(299);
    expect(askedScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('loads them once, whatever else happens, and tells them what the first interaction was', () => {
    for (const type of ['pointerdown', 'pointermove', 'scroll', 'keydown']) {
      window.dispatchEvent(new Event(type));
    }
    jest.advanceTimersByTime(1000);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
    expect(document.getElementById('boot')).toHaveAttribute('data-input', 'pointerdown');
  });

  const last = () => [...document.head.querySelectorAll('script')].at(-1);
  const lose = () => last()?.dispatchEvent(new Event('error'));
  /** Loses a script at all of its tries. */
  const loseAll = () => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(0);
    for (const seconds of [2, 4, 8, 16, 32, 64]) {
      lose();
      jest.advanceTimersByTime(seconds * 1000 - 1);
      const before = askedScripts().length;
      jest.advanceTimersByTime(1);
      expect(askedScripts()).toHaveLength(before + 1);
    }
    lose();
  };

  it('asks again for a script that did not come, ever more rarely, and then no more', () => {
    loseAll();
    expect(askedScripts()).toEqual(['/a.js', ...Array<string>(7).fill('/b.js')]);
    jest.advanceTimersByTime(86_400_000);
    expect(askedScripts()).toHaveLength(8);
  });

  it('begins anew at a press, once for all that did not come', () => {
    loseAll();
    document.body.click();
    document.body.click();
    expect(askedScripts()).toHaveLength(9);
  });

  it('gives each script its own tries', () => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(0);
    for (let round = 0; round < 7; round += 1) {
      for (const script of [...document.head.querySelectorAll('script')].slice(-2)) {
        script.dispatchEvent(new Event('error'));
      }
      jest.advanceTimersByTime(64_000);
    }
    expect(askedScripts().filter((src) => src === '/a.js')).toHaveLength(7);
    expect(askedScripts().filter((src) => src === '/b.js')).toHaveLength(7);
  });
});

it('waits on a document for a move, not for what a form listens to', async () => {
  await bootPage('document', '<form data-draft="draft"></form>');
  for (const type of ['input', 'offline']) window.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(5000);
  expect(askedScripts()).toEqual([]);
});

describe('a form', () => {
  const place = '<form data-draft="draft"><input name="subject"></form>';
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(['pointermove', 'focusin', 'input', 'offline'])(
    'waits for its visitor, whatever reaches it first: %s',
    async (type) => {
      await bootPage('form', place);
      jest.advanceTimersByTime(5000);
      expect(askedScripts()).toEqual([]);
      window.dispatchEvent(new Event(type));
      jest.advanceTimersByTime(300);
      expect(askedScripts()).toEqual(['/a.js', '/b.js']);
    },
  );

  it('has its scripts at once where a draft is kept, and they need no move either', async () => {
    sessionStorage.setItem('draft', '{"subject":"Lost water bottle"}');
    await bootPage('form', place);
    jest.advanceTimersByTime(0);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
    expect(document.getElementById('boot')).toHaveAttribute('data-input');
  });

  it('throws a draft away that an earlier version kept for whoever came next', async () => {
    localStorage.setItem('draft', '{"name":"Ritika Semwal"}');
    await bootPage('form', place);
    jest.advanceTimersByTime(5000);
    expect(localStorage).toHaveLength(0);
    expect(askedScripts()).toEqual([]);
  });

  it('tries once more when the network is back', async () => {
    await bootPage('form', place);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(0);
    for (let tries = 0; tries < 7; tries += 1) {
      document.head.querySelector('script:last-child')?.dispatchEvent(new Event('error'));
      jest.advanceTimersByTime(64_000);
    }
    expect(askedScripts()).toHaveLength(8);
    window.dispatchEvent(new Event('online'));
    expect(askedScripts()).toHaveLength(9);
  });

  it('has its scripts at once without a network, to say so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await bootPage('form', place);
    jest.advanceTimersByTime(0);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('has them once where a draft is kept and there is no network, whatever happens then', async () => {
    sessionStorage.setItem('draft', '{"subject":"Lost water bottle"}');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await bootPage('form', place);
    for (const type of ['offline', 'focusin', 'input', 'pointermove']) {
      window.dispatchEvent(new Event(type));
    }
    jest.advanceTimersByTime(1000);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('keeps no draft and waits all the same', async () => {
    await bootPage('form', '<form></form>');
    jest.advanceTimersByTime(5000);
    expect(askedScripts()).toEqual([]);
  });

  it('waits where the storage is blocked', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await bootPage('form', place);
    jest.advanceTimersByTime(5000);
    expect(askedScripts()).toEqual([]);
    window.dispatchEvent(new Event('input'));
    jest.advanceTimersByTime(0);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });
});

describe('a document that answers what its address asks', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('loads the scripts at once where the address asks something', async () => {
    window.history.replaceState(null, '', '/FeeStructure?class=IX-X');
    await bootPage('asked');
    jest.advanceTimersByTime(0);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('waits for a move where it asks nothing', async () => {
    window.history.replaceState(null, '', '/FeeStructure#planner');
    await bootPage('asked');
    jest.advanceTimersByTime(5000);
    expect(askedScripts()).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(0);
    expect(askedScripts()).toEqual(['/a.js', '/b.js']);
  });
});

it('leaves other documents waiting, whatever their address says', async () => {
  window.history.replaceState(null, '', '/Fee?class=IX-X');
  await bootPage('document');
  jest.advanceTimersByTime(5000);
  window.history.replaceState(null, '', '/');
  expect(askedScripts()).toEqual([]);
});
