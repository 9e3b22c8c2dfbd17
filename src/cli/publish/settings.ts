import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ValidationError } from 'yup';
import { type PublishSettings, publishSchema } from '../../content/publish.schema';
import { readRecord } from '../../content/read-record';

/** A server that somebody signs in to, as site.yaml names it. */
export interface Server {
  host: string;
  port?: number | undefined;
  user: string;
  folder: string;
  encryption?: 'tls' | 'none' | undefined;
  hostKey?: string | undefined;
}

/**
 * Where site.yaml says that the site goes. Without a word there it is a file to upload; in a workflow of GitHub,
 * its Pages. Throws, in the words of the check, where something is wrong.
 */
export function readSettings(contentDir: string): PublishSettings {
  const target = process.env.GITHUB_ACTIONS === 'true' ? 'github-pages' : 'zip';
  const { publish } = readRecord(contentDir, 'site.yaml');
  try {
    return publishSchema.validateSync(publish) ?? { target };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`publish in site.yaml: ${error.message}`, { cause: error });
  }
}

async function askSecretly(question: string): Promise<string> {
  const output = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  process.stdout.write(question);
  const answer = await lines.question('');
  lines.close();
  process.stdout.write('\n');
  return answer;
}

/** The password: from the environment, else whoever sits at the terminal is asked. Throws where nobody does. */
export async function readPassword({ user, host }: Server): Promise<string> {
  const password = process.env.PUBLISH_PASSWORD;
  if (password) return password;
  if (process.stdin.isTTY) return askSecretly(`Password of ${user} at ${host}: `);
  throw new Error(
    `The password of ${user} at ${host} is read from the environment variable PUBLISH_PASSWORD; in a ` +
      'repository it is a secret of that name (Settings, Secrets and variables, Actions).',
  );
}

/** A private key: PUBLISH_KEY holds it, or the path of its file. */
export function readKey(): string | undefined {
  const key = process.env.PUBLISH_KEY;
  if (!key) return undefined;
  return key.includes('PRIVATE KEY') ? `${key.trim()}\n` : readFileSync(key, 'utf8');
}
