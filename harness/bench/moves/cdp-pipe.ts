import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** Sends a command of the DevTools protocol and gives its answer, as Playwright's sessions do. */
export type Send = CDPSession['send'];

/** Something that the browser tells of itself, or of one session. */
export interface CdpEvent {
  method: string;
  params: unknown;
  sessionId?: string;
}

/** A connection to a browser. */
export interface CdpPipe {
  /** The commands of one session; without a name those of the browser itself. */
  session(sessionId?: string): Send;
  /** Calls back for every event from now on. */
  listen(listener: (event: CdpEvent) => void): void;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  sessionId: string | undefined;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

/**
 * Speaks the DevTools protocol over a browser's pipe: JSON messages that end with a zero byte
 * (`--remote-debugging-pipe`). Playwright's own connection is no help here: Chromium prerenders no
 * page while a client is attached to it that, like Playwright, attaches to pages and not to tabs.
 */
export function connectPipe(toBrowser: Writable, fromBrowser: Readable): CdpPipe {
  const waiting = new Map<number, Waiting>();
  const listeners: ((event: CdpEvent) => void)[] = [];
  let last = 0;
  let rest = '';

  const fail = (why: string, which: (sessionId: string | undefined) => boolean) => {
    for (const [id, { sessionId, failed }] of [...waiting]) {
      if (!which(sessionId)) continue;
      waiting.delete(id);
      failed(new Error(why));
    }
  };
  const hear = (event: CdpEvent) => {
    listeners.forEach((listener) => listener(event));
    if (event.method !== 'Target.detachedFromTarget') return;
    const gone = (event.params as { sessionId: string }).sessionId;
    fail('The page has gone.', (sessionId) => sessionId === gone);
  };
  const receive = (message: Answer | CdpEvent) => {
    if (!('id' in message)) return hear(message);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) asked?.failed(new Error(message.error.message));
    else asked?.done(message.result);
  };
  fromBrowser.setEncoding('utf8').on('data', (text: string) => {
    const messages = `${rest}${text}`.split('\0');
    rest = messages.pop() ?? '';
    messages.forEach((message) => receive(JSON.parse(message) as Answer | CdpEvent));
  });
  fromBrowser.on('close', () => fail('The browser has closed its pipe.', () => true));

  const send = (sessionId: string | undefined, method: string, params: unknown) =>
    new Promise<unknown>((done, failed) => {
      last += 1;
      waiting.set(last, { sessionId, done, failed });
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  return {
    session: (sessionId) =>
      ((method: string, params: unknown) => send(sessionId, method, params)) as Send,
    listen: (listener) => void listeners.push(listener),
  };
}
