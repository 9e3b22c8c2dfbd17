import { errorInWords } from '../../lib/terminal/errors';
import { type Digests, manifestName, manifestText, parseManifest, planTransfer } from './plan';
import type { Transport } from './transport';

/** What hosts have in such a folder themselves. */
const ofHosts =
  /^(?:\.{1,2}|\.well-known|cgi-bin|\.ftpquota|\.htupload|error_log|\.user\.ini|php\.ini)$/;

/** A built site, and who is told how far its transfer is. */
export interface Transfer {
  publicDir: string;
  site: Digests;
  now: Date;
  /** Told of each part that is there. */
  hear: (done: number, all: number) => void;
}

/** The rules of a server's folder. */
const rules = '.htaccess';

/** Where those of an earlier website are kept, which the site's own replace. */
export const earlierRules = `${rules}-before`;

/** They may protect or lead to what others have in that folder. */
async function keepRules(transport: Transport): Promise<void> {
  const text = await transport.read(rules);
  if (text === undefined || (await transport.read(earlierRules)) !== undefined) return;
  await transport.write(earlierRules, text);
}

function* batches(names: readonly string[], size: number): Generator<readonly string[]> {
  for (let at = 0; at < names.length; at += size) yield names.slice(at, at + size);
}

/**
 * Makes a server's folder equal to a site: sends what differs from the manifest there, what pages name first and
 * pages after it, and removes at the end what an earlier transfer sent and the site no longer has. The manifest
 * never claims more than is true, so that a transfer that broke is completed by the next one.
 */
async function transfer(transport: Transport, job: Transfer) {
  const { publicDir, site, now, hear } = job;
  const written = parseManifest(await transport.read(manifestName));
  const known = written ?? { files: new Map<string, string>(), kept: new Map<string, string>() };
  const plan = planTransfer(site, known, now);
  if (site.has(rules) && !known.files.has(rules)) await keepRules(transport);
  // The first time may take several runs, of which only the last one is heard out.
  const wasWhole = written !== undefined && ![...known.files.values()].includes('');
  const names = [manifestName, ...site.keys(), ...known.files.keys()];
  const own = new Set(names.map((name) => name.split('/')[0]));
  // What the folder holds that no publishing put there, told the first time.
  const foreign = wasWhole
    ? []
    : (await transport.list()).filter((name) => !own.has(name) && !ofHosts.test(name));

  const changed = plan.turns.flat();
  const files = new Map(known.files);
  const save = () => transport.write(manifestName, manifestText({ files, kept: plan.kept }));
  const forget = async (names: readonly string[]) => {
    if (names.length === 0) return;
    await transport.remove(names);
    for (const name of names) files.delete(name);
  };

  for (const name of changed) files.set(name, '');
  if (changed.length + plan.remove.length + plan.inTheWay.length > 0) await save();
  await forget(plan.inTheWay);
  let sent = 0;
  for (const turn of plan.turns) {
    for (const batch of batches(turn, transport.batch)) {
      await transport.send(publicDir, batch);
      for (const name of batch) files.set(name, site.get(name) ?? '');
      await save();
      sent += batch.length;
      hear(sent, changed.length);
    }
  }
  await forget(plan.remove);
  await save();
  return { sent, removed: plan.remove.length + plan.inTheWay.length, foreign };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Transfers a site, and goes on where it was when the connection breaks. Throws where it can't be opened at all. */
export async function transferAll(
  open: () => Promise<Transport>,
  job: Transfer,
  { tries = 5, pauseMs = 3000, say = console.warn } = {},
): ReturnType<typeof transfer> {
  let earlier = 0;
  let sent = 0;
  const hear: Transfer['hear'] = (done, all) => {
    sent = done;
    job.hear(done, all);
  };
  for (let attempt = 1; ; attempt += 1) {
    let transport: Transport | undefined;
    try {
      transport = await open();
      const done = await transfer(transport, { ...job, hear });
      return { ...done, sent: earlier + done.sent };
    } catch (error) {
      if (attempt >= tries || (attempt === 1 && !transport)) throw error;
      say(`The connection broke (${errorInWords(error)}). It goes on where it was.`);
      earlier += sent;
      sent = 0;
    } finally {
      await transport?.close().catch(() => undefined);
    }
    await pause(pauseMs * attempt);
  }
}
