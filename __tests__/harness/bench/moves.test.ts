/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { type CdpEvent, connectPipe } from '../../../harness/bench/moves/cdp-pipe';
import { type Headings, moveTime } from '../../../harness/bench/moves/heading-times';

describe('the time of a move', () => {
  const noted = (painted: Record<string, number>, pressed = 1000): Headings => ({
    painted,
    pressed,
    prerendered: false,
  });

  it('goes from the press to the heading of the next page', () => {
    expect(
      moveTime(
        noted({ '/AboutUs History': 10, '/Founder The founder': 1250 }),
        '/Founder',
        'History',
      ),
    ).toBe(250);
    expect(moveTime(noted({ '/Founder/ The founder': 1250 }), '/Founder', 'History')).toBe(250);
  });

  it('is not known before the press, nor before that heading is painted', () => {
    expect(
      moveTime(noted({ '/Founder The founder': 1250 }, 0), '/Founder', 'History'),
    ).toBeUndefined();
    expect(moveTime(noted({ '/Founder The founder': 0 }), '/Founder', 'History')).toBeUndefined();
    expect(moveTime(noted({ '/AboutUs History': 1250 }), '/Founder', 'History')).toBeUndefined();
  });

  it('waits for the heading when the address has changed before it', () => {
    const painted = { '/Founder History': 1100, '/Founder The founder': 1400 };
    expect(moveTime(noted(painted), '/Founder', 'History')).toBe(400);
  });
});

describe("the browser's pipe", () => {
  const open = () => {
    const toBrowser = new PassThrough({ encoding: 'utf8' });
    const fromBrowser = new PassThrough();
    return { toBrowser, fromBrowser, pipe: connectPipe(toBrowser, fromBrowser) };
  };
  const reply = (value: object) => `${JSON.stringify(value)}\0`;

  it('sends commands to a session and gives each its own answer', async () => {
    const { toBrowser, fromBrowser, pipe } = open();
    const first = pipe.session('page-1')('Page.navigate', { url: 'http://127.0.0.1/' });
    const second = pipe.session()('Browser.getVersion');
    const [sent] = String(toBrowser.read()).split('\0');
    expect(JSON.parse(sent ?? '')).toEqual({
      id: 1,
      method: 'Page.navigate',
      params: { url: 'http://127.0.0.1/' },
      sessionId: 'page-1',
    });
    fromBrowser.write(reply({ id: 2, result: { product: 'Chromium' } }));
    fromBrowser.write(reply({ id: 1, result: { frameId: 'f' } }));
    expect(await first).toEqual({ frameId: 'f' });
    expect(await second).toEqual({ product: 'Chromium' });
  });

  it('puts messages together that come in pieces', async () => {
    const { fromBrowser, pipe } = open();
    const heard = new Promise<CdpEvent>((done) => pipe.listen(done));
    const text = reply({ method: 'Preload.prerenderStatusUpdated', params: { status: 'Ready' } });
    fromBrowser.write(text.slice(0, 20));
    fromBrowser.write(text.slice(20));
    expect(await heard).toMatchObject({ params: { status: 'Ready' } });
  });

  it('fails what a page cannot answer because it has gone', async () => {
    const { fromBrowser, pipe } = open();
    const gone = pipe.session('page-1')('Runtime.evaluate', { expression: '1' });
    const other = pipe.session('page-2')('Runtime.evaluate', { expression: '1' });
    const detached = { method: 'Target.detachedFromTarget', params: { sessionId: 'page-1' } };
    fromBrowser.write(reply({ ...detached, sessionId: 'tab' }));
    await expect(gone).rejects.toThrow('The page has gone.');
    fromBrowser.write(reply({ id: 2, result: { result: { type: 'number', value: 1 } } }));
    expect(await other).toMatchObject({ result: { value: 1 } });
  });

  it('fails what the browser refuses, and all that is open when it ends', async () => {
    const { fromBrowser, pipe } = open();
    const refused = pipe.session()('Browser.close');
    const unanswered = pipe.session()('Browser.getVersion');
    fromBrowser.write(reply({ id: 1, error: { message: 'Not allowed' } }));
    await expect(refused).rejects.toThrow('Not allowed');
    fromBrowser.destroy();
    await expect(unanswered).rejects.toThrow('The browser has closed its pipe.');
  });
});
