import type { FastifyServerOptions } from 'fastify';
import type { Repeat } from './live-content/keep-following';
import type { MailTransport } from './mail/transport';
import type { Clock } from './school-year/clock';
import type { ConnectionLimits } from './server/connections';
import type { Limits } from './server/rate-limit';

/** How an app is built; everything has a default that suits `npm start` in the project's folder. */
export interface AppOptions {
  /** The clock; a frozen one gives the same answers every time. */
  now?: Clock;
  /** The folder of the dataset, its pictures and documents. */
  dataDir?: string;
  /** The folder of the built site; it need not exist. */
  publicDir?: string;
  /** The folder of what the build tells hosts; beside the built site when left out. */
  hostsDir?: string;
  /** The school's identity. */
  siteFile?: string;
  /** Origins of push services beside the public ones. */
  pushServices?: readonly string[];
  /** How often it is looked for what browsers are to be told of. */
  pushChecks?: Repeat;
  /** The folder for resized pictures; may be removed at any time. */
  cacheDir?: string;
  /** How many bytes of resized pictures are kept. */
  cacheBytes?: number;
  /** `file:path`, or the address of a libSQL server. */
  databaseUrl?: string;
  databaseToken?: string | undefined;
  /** How many ms a form waits for another program that writes to the database; 5,000 when left out. */
  lockTimeout?: number;
  /** For editors: items that are not published stand in the lists, marked. */
  showDrafts?: boolean;
  /** After how many days messages are deleted; they stay without it. */
  keepDays?: number | undefined;
  /** How many bytes of messages are kept before forms are refused. */
  inboxBytes?: number | undefined;
  /** Makes the sizes of all pictures once the app is ready, before visitors ask for them. */
  preparePictures?: boolean;
  /** What sends messages by e-mail; they stay in the inbox alone without it. */
  mailTransport?: MailTransport | undefined;
  /** When the outbox is looked at, beside each message that comes: every twenty seconds. */
  mailChecks?: Repeat;
  /** Renders the built site anew when a list that stands in its pages changes; it stays as it is without. */
  renderSite?: ((now: Date) => Promise<void>) | undefined;
  /** When the content is looked at for changes: each second. */
  contentChecks?: Repeat;
  logger?: FastifyServerOptions['logger'];
  limits?: Partial<Limits>;
  connectionLimits?: Partial<ConnectionLimits>;
  /** Which proxies' forwarding headers are believed; see Fastify's `trustProxy`. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Other origins whose pages may read the calls and embed the documents. */
  allowedOrigins?: readonly string[];
  /** Where the built site loads its lists from, when that is elsewhere. */
  serviceUrl?: string | undefined;
}
