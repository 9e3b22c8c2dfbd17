import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { browsersPort, frozenInstant } from '../../e2e/support/addresses';
import type { Fault } from '../../support/faults';
import { reportPath, reportScript, scriptPath } from './report-problems';

/** What becomes of a request in place of its true reply. */
export type SiteFault = Omit<Fault, 'name'> | { location: string } | 'refused' | 'silent';

/** Chooses the fault of a path with its query; none without one. */
type Spoil = (path: string) => SiteFault | undefined;

/**
 * The served site as one test sees it, at an origin of its own, so that no test finds what another
 * left in the browser. It puts the script that reports problems into pages, knows what is asked
 * for, and brings faults about: WebDriver cannot answer requests in WebKit.
 */
export class Site {
  /** What pages reported, and replies with a failure. */
  readonly problems: string[] = [];
  readonly requests: { method: string; path: string; status: number }[] = [];
  /** The paths that are being answered. */
  readonly underWay = new Set<string>();
  spoil: Spoil = () => undefined;
  /** Whether browsers keep the site for reading without network: each test would have them fetch all of it. */
  isKept = false;
  private readonly sockets = new Set<Socket>();
  private server = this.create();
  private port = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts to answer; after `stop` at the same address as before. */
  async start(): Promise<this> {
    this.server = this.create().listen(this.port, 'localhost');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Cuts all connections and takes no new ones, as a broken line does. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private create(): Server {
    const server = createServer((request, response) => void this.answer(request, response));
    return server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    if (path === scriptPath) {
      response.setHeader('content-type', 'text/javascript');
      response.end(reportScript(frozenInstant));
      return;
    }
    if (path === '/offline.js' && !this.isKept) {
      response.setHeader('content-type', 'text/javascript');
      response.end();
      return;
    }
    if (path === reportPath) {
      this.problems.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const key = `${method} ${path}`;
    this.underWay.add(key);
    response.on('close', () => {
      this.underWay.delete(key);
      const { statusCode: status } = response;
      this.requests.push({ method, path, status });
      if (status >= 400) this.problems.push(`${status} ${path}`);
    });
    const fault = this.spoil(path);
    if (fault === 'refused') request.socket.destroy();
    else if (fault === undefined) this.pass(request, response);
    else if (fault !== 'silent') replyWith(fault, response);
  }

  /** Hands a request on to the content service; pages come back with the script in them. */
  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, headers } = request;
    const isPage = headers.accept?.includes('text/html') ?? false;
    const own = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const passed = ask({ host: 'localhost', port: browsersPort, method, path, headers: own });
    passed.on('error', () => request.socket.destroy());
    passed.on('response', (reply) => {
      const html = isPage && /^text\/html/.test(reply.headers['content-type'] ?? '');
      const replyHeaders = { ...reply.headers };
      if (html) delete replyHeaders['content-length'];
      response.writeHead(reply.statusCode ?? 502, replyHeaders);
      if (html) void text(reply).then((page) => response.end(withScript(page)));
      else reply.pipe(response);
    });
    request.pipe(passed);
  }
}

const withScript = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`);

function replyWith(fault: Exclude<SiteFault, string>, response: ServerResponse): void {
  if ('location' in fault) {
    response.writeHead(302, { location: fault.location }).end();
    return;
  }
  const { status = 200, type = 'application/json', body } = fault;
  response.writeHead(status, { 'content-type': type }).end(status === 204 ? undefined : body);
}
