import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, string } from 'yup';
import { contentDir, publicDir } from '../../content/content-dir';
import { redirectsFile } from '../../content/redirects';
import { fetchFailure } from '../../lib/http/fetch-failure';
import { pluralize } from '../../lib/terminal/pluralize';
import { plainText } from '../../lib/terminal/plain-text';
import { paint } from '../../lib/terminal/style';
import { readRecord } from '../../content/read-record';
import {
  checkFolder,
  checkHttps,
  checkMoved,
  checkSpellings,
  checkWrongAddress,
} from './check-addresses';
import { checkChildren, checkFiles } from './check-files';
import { checkCaching, checkCompression, checkGuards } from './check-headers';
import { checkAge, checkCertificate, checkLeftOver } from './check-left-over';
import { type Finding, Findings } from './finding';
import { builtAtOf, type LiveSite, openSite } from './live-site';
import { visitorOf } from './visit';

/** Which site is asked, how long each answer may take, and how its faults are told. */
export interface LiveOptions {
  address: string;
  timeoutMs: number;
  json: boolean;
  now?: Date;
}

const redirectsSchema = object({
  moved: array(object({ from: string().required(), to: string().required() })).required(),
});

/** What the last build on this computer says of the same site; nothing where it is another one's. */
function lastBuild(siteUrl: string) {
  const files = {
    worker: join(publicDir(), 'sw.js'),
    redirects: join(publicDir(), '../hosts', redirectsFile),
  };
  const isSame = readRecord(contentDir(), 'site.yaml').siteUrl === siteUrl;
  if (!isSame || !existsSync(files.worker) || !existsSync(files.redirects)) return { moved: [] };
  const { moved } = redirectsSchema.validateSync(JSON.parse(readFileSync(files.redirects, 'utf8')));
  return { moved, builtAt: builtAtOf(readFileSync(files.worker, 'utf8')) };
}

async function checkSite(
  site: LiveSite,
  timeoutMs: number,
  now: Date,
  found: Findings,
): Promise<void> {
  const { moved, builtAt } = lastBuild(site.origin + site.base);
  const robots = (await site.visit('/robots.txt')).body.toString('utf8');
  checkAge(site, robots, builtAt, now, found);
  await checkFiles(site, found);
  await checkWrongAddress(site, found);
  await checkFolder(site, found);
  await checkSpellings(site, found);
  await checkMoved(site, moved, found);
  await checkHttps(site, timeoutMs, found);
  await checkGuards(site, found);
  await checkCaching(site, found);
  await checkCompression(site, found);
  await checkChildren(site, found);
  await checkLeftOver(site, found);
  await checkCertificate(site, timeoutMs, now, found);
}

async function checkAddress(
  { address, timeoutMs, now = new Date() }: LiveOptions,
  found: Findings,
): Promise<void> {
  const site = await openSite(visitorOf(address, timeoutMs));
  const { status, headers } = site.front;
  if (status >= 300 && status < 400) {
    return found.fault(
      `leads on to ${headers.get('location')}: check that address, and write it as siteUrl in site.yaml`,
    );
  }
  if (status !== 200) {
    return found.fault(
      `answers with ${status}${status === 500 ? ', an error of the host: its log (cPanel: Errors) names the line of .htaccess; where it says "not allowed here", the provider has to allow FileInfo and Indexes there (AllowOverride)' : ': is the site uploaded into the right folder?'}`,
    );
  }
  if (site.page.school === undefined) {
    return found.fault(
      'is a page of another program: the site is not uploaded, or an index.php of an earlier one is opened in its place',
    );
  }
  await checkSite(site, timeoutMs, now, found);
}

/** Asks a published site, and gives all that is wrong there. */
export async function findLive(options: LiveOptions): Promise<Finding[]> {
  const found = new Findings();
  try {
    await checkAddress(options, found);
    return found.all;
  } catch (error) {
    return [{ kind: 'fault', path: '/', text: fetchFailure(error, options.timeoutMs) }];
  }
}

/** Asks a published site and says in words what is wrong there; status 1 where something is. */
export async function checkLive(options: LiveOptions): Promise<void> {
  const findings = await findLive(options);
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  if (faults > 0) process.exitCode = 1;
  if (options.json) return console.log(JSON.stringify(findings, null, 2));
  for (const { kind, path, text } of findings) {
    const line = `${path}: ${plainText(text)}`;
    console.log(kind === 'fault' ? paint('bad', line) : paint('dim', `${line} (good to know)`));
  }
  const words = faults === 0 ? 'is as it has to be' : `has ${pluralize(faults, 'fault')}`;
  console.log(paint(faults === 0 ? 'good' : 'bad', `${options.address} ${words}`));
}
