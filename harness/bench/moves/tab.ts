import { slowerBy } from '../event-times';
import { frozenDate } from '../frozen-date';
import { followRequests, type Requests } from '../idle';
import { phoneScreen, slow4g } from '../slow-phone';
import type { CdpPipe, Send } from './cdp-pipe';
import { noteHeadings } from './heading-times';

/** The only tab of a browser: a slow phone's, with the page it shows and those it prerenders. */
export interface Tab {
  /** Commands to the page that is shown first. */
  page: Send;
  /** The values that an expression has in the tab's pages. */
  evaluate(expression: string): Promise<unknown[]>;
  /** The requests of all its pages. */
  requests: Requests;
  /** Whether the page at this address is prerendered and waits to be shown. */
  prerendered(path: string): boolean;
}

interface Params {
  sessionId: string;
  requestId: string;
  /** Of a page that is prerendered: its address, and how far that is. */
  key: { url: string };
  status: string;
  targetInfo: { type: string };
}

const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/** Makes a page one of a slow phone before its first script runs, then lets it go on. */
async function makeSlowPhone(send: Send, mouse: boolean): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile: mobile } = phoneScreen;
  await Promise.all([
    send('Page.enable'),
    send('Network.enable'),
    send('Preload.enable'),
    send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile }),
    send('Emulation.setTouchEmulationEnabled', { enabled: !mouse }),
    send('Emulation.setCPUThrottlingRate', { rate: slowerBy }),
    send('Network.emulateNetworkConditions', slow4g),
    send('Page.addScriptToEvaluateOnNewDocument', { source: frozenDate }),
    send('Page.addScriptToEvaluateOnNewDocument', { source: noteHeadings }),
    send('Runtime.runIfWaitingForDebugger'),
  ]);
}

async function evaluateIn(send: Send, expression: string): Promise<unknown[]> {
  // A page that is just going away has no answer.
  const reply = await send('Runtime.evaluate', { expression }).catch(() => undefined);
  return reply?.result.value === undefined ? [] : [reply.result.value];
}

/**
 * Attaches to the only tab of a browser, and to each of its pages before that loads anything. `mouse`
 * gives the phone a pointer that can rest on a link, without which a site may not prerender.
 */
export async function openTab(pipe: CdpPipe, mouse = false): Promise<Tab> {
  const pages = new Map<string, Send>();
  const requests = followRequests();
  const ready = new Map<string, boolean>();
  const page = await new Promise<Send>((done, failed) => {
    const answers: Record<string, (params: Params, session: string) => void> = {
      'Target.attachedToTarget': ({ sessionId, targetInfo: { type } }) => {
        const send = pipe.session(sessionId);
        if (type === 'tab') void send('Target.setAutoAttach', attach).catch(failed);
        if (type !== 'page') return;
        pages.set(sessionId, send);
        makeSlowPhone(send, mouse).then(() => done(send), failed);
      },
      'Target.detachedFromTarget': ({ sessionId }) => void pages.delete(sessionId),
      'Preload.prerenderStatusUpdated': ({ key, status }) =>
        void ready.set(new URL(key.url).pathname, status === 'Ready'),
      'Network.requestWillBeSent': ({ requestId }, session) => requests.begun(session + requestId),
      'Network.loadingFinished': ({ requestId }, session) => requests.ended(session + requestId),
      'Network.loadingFailed': ({ requestId }, session) => requests.ended(session + requestId),
    };
    pipe.listen(({ method, params, sessionId = '' }) =>
      answers[method]?.(params as Params, sessionId),
    );
    const filter = [{ type: 'tab', exclude: false }, { exclude: true }];
    pipe
      .session()('Target.setAutoAttach', { ...attach, filter })
      .catch(failed);
  });

  return {
    page,
    async evaluate(expression) {
      const values = await Promise.all(
        [...pages.values()].map((send) => evaluateIn(send, expression)),
      );
      return values.flat();
    },
    requests,
    prerendered: (path) => ready.get(path) === true,
  };
}
