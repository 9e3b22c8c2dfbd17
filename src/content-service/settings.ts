import type { FastifyServerOptions } from 'fastify';
import { isIP } from 'node:net';
import { frozenClock } from './school-year/clock';
import type { AppOptions } from './app-options';
import { type MailTransport, smtpTransport } from './mail/transport';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says about one start of the service. */
export interface Settings {
  host: string;
  port: number;
  /** Whether pages are rendered anew when a list that stands in them changes. */
  renewsPages: boolean;
  app: AppOptions;
  /** How the log is written, wherever it goes. */
  logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>;
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

/** A number of days of at least one; undefined where none is named. */
function days(env: Environment, name: string): number | undefined {
  if (!env[name]) return undefined;
  const count = wholeNumber(env, name, 0);
  if (count < 1) throw new Error(`${name} must be one day at least; without it all is kept`);
  return count;
}

const proxiesExample =
  'Write the number of proxies before the service, as TRUST_PROXY=1, ' +
  'or their addresses, as TRUST_PROXY=10.0.0.2,10.1.0.0/16.';

/** Whether a text is an address, or one with the length of its network, as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  return /^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

/**
 * A number of proxies, or their addresses separated by commas. `true` would believe the header of
 * every visitor, who could then choose an address for each form.
 */
function proxies(text: string | undefined): FastifyServerOptions['trustProxy'] {
  if (!text || text === 'false') return false;
  if (text === 'true') {
    const reason = 'TRUST_PROXY=true would let every visitor choose an address.';
    throw new Error(`${reason} ${proxiesExample}`);
  }
  if (!/^\d{1,3}$/.test(text)) {
    const networks = text.split(',').map((part) => part.trim());
    const wrong = networks.find((part) => !isNetwork(part));
    if (wrong === undefined) return networks;
    throw new Error(`TRUST_PROXY holds "${wrong}", which is no address. ${proxiesExample}`);
  }
  const trusted = Number(text);
  return (_address, hop) => hop < trusted;
}

const origins = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);

/** What sends e-mails; undefined where no server is named. An error never repeats the address: it holds a password. */
function mailServer(address: string | undefined): MailTransport | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return smtpTransport(address);
  throw new Error(
    'SMTP_URL must be the address of a mail server: smtps://user:password@smtp.school.example, or ' +
      'smtp://… with port 587 for STARTTLS. In the password write %40 for @, %2F for / and %3A for a colon.',
  );
}

/** Reads the settings from environment variables, which `npm run serve -- --help` lists. Throws when one can't be read. */
export function readSettings(env: Environment): Settings {
  const { CONTENT_SERVICE_NOW: now, DATABASE_URL: databaseUrl } = env;
  return {
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 9000),
    // A provider's lists change without the service.
    renewsPages: env['RENEW_PAGES'] !== 'false' && !env['GATSBY_CONTENT_SERVICE_URL'],
    app: {
      ...(now ? { now: frozenClock(now) } : {}),
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(env['PICTURES_DIR'] ? { cacheDir: env['PICTURES_DIR'] } : {}),
      databaseToken: env['DATABASE_AUTH_TOKEN'],
      keepDays: days(env, 'INBOX_KEEP_DAYS'),
      inboxBytes: wholeNumber(env, 'INBOX_MAX_MB', 256) * 1024 * 1024,
      preparePictures: env['PREPARE_PICTURES'] !== 'false',
      showDrafts: env['SHOW_DRAFTS'] === '1',
      trustProxy: proxies(env['TRUST_PROXY']),
      allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
      limits: { formsPerWindow: wholeNumber(env, 'FORMS_PER_TEN_MINUTES', 20) },
      serviceUrl: env['GATSBY_CONTENT_SERVICE_URL'],
      mailTransport: mailServer(env['SMTP_URL']),
      pushServices: origins(env, 'PUSH_SERVICES'),
    },
    logger: {
      level: env['LOG_LEVEL'] || 'info',
      base: null,
      // Wherever a request is logged whole, its address and query stay out.
      serializers: { req: ({ method }) => ({ method }) },
    },
  };
}
