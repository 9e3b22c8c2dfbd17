import type { FastifyServerOptions } from 'fastify';
import { frozenClock } from './school-year/clock';
import type { AppOptions } from './build-app';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says about one start of the service. */
export interface Settings {
  host: string;
  port: number;
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

/** `true`, a number of proxies, or their addresses separated by commas. */
function proxies(text: string | undefined): FastifyServerOptions['trustProxy'] {
  if (!text || text === 'false') return false;
  if (text === 'true') return true;
  if (!/^\d+$/.test(text)) return text;
  const trusted = Number(text);
  return (_address, hop) => hop < trusted;
}

/**
 * Reads the settings from environment variables. Throws when one can't be read.
 *
 * PORT (9000), HOST (0.0.0.0: every address of the machine, as containers need it), DATABASE_URL
 * (file:.data/inbox.db), DATABASE_AUTH_TOKEN, CONTENT_SERVICE_NOW (an ISO instant that freezes the
 * clock), TRUST_PROXY, ALLOWED_ORIGINS (comma-separated), FORMS_PER_TEN_MINUTES (20), LOG_LEVEL
 * (info), GATSBY_CONTENT_SERVICE_URL (where the built site loads its lists from), INBOX_KEEP_DAYS (all
 * messages are kept), PREPARE_PICTURES (true), PICTURES_DIR (.data/images beside
 * the content), SHOW_DRAFTS (1: for editors).
 */
export function readSettings(env: Environment): Settings {
  const { CONTENT_SERVICE_NOW: now, DATABASE_URL: databaseUrl } = env;
  return {
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 9000),
    app: {
      ...(now ? { now: frozenClock(now) } : {}),
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(env['PICTURES_DIR'] ? { cacheDir: env['PICTURES_DIR'] } : {}),
      databaseToken: env['DATABASE_AUTH_TOKEN'],
      keepDays: days(env, 'INBOX_KEEP_DAYS'),
      preparePictures: env['PREPARE_PICTURES'] !== 'false',
      showDrafts: env['SHOW_DRAFTS'] === '1',
      trustProxy: proxies(env['TRUST_PROXY']),
      allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
      limits: { formsPerWindow: wholeNumber(env, 'FORMS_PER_TEN_MINUTES', 20) },
      serviceUrl: env['GATSBY_CONTENT_SERVICE_URL'],
    },
    logger: {
      level: env['LOG_LEVEL'] || 'info',
      base: null,
      // Wherever a request is logged whole, its address and query stay out.
      serializers: { req: ({ method }) => ({ method }) },
    },
  };
}
