import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isGithubs } from './served-there';
import { runInTerminal } from '../run-program';
import { writeWhole } from '../write-whole';

const template = join('templates', 'school', 'workflows', 'publish.yml');
const workflow = join('.github', 'workflows', 'publish.yml');

/** Puts the workflow that publishes into a school's folder, where it is missing. Gives whether it was. */
function writeWorkflow(folder: string): boolean {
  const file = join(folder, workflow);
  if (!existsSync(join(folder, 'school.json')) || existsSync(file)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, readFileSync(template));
  return true;
}

const numbered = (steps: readonly string[]) =>
  steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

/** What is pressed once for any workflow; `more` stands before the last step. */
function advice(folder: string, more: readonly string[]): string {
  const written = writeWorkflow(folder) ? `${workflow} was written. ` : '';
  return `${written}The workflow "Publish" of the school's repository does it: at each change, and each night. Once:\n${numbered(
    [
      'Put the folder of the school into a repository of its own at github.com, branch main. Everybody can read a public one, with the register, certificates and withdrawn names in it: take a private one (free for Cloudflare and FTP; GitHub Pages asks for a paid plan).',
      'Settings → Secrets and variables → Actions → Variables → New repository variable: WEBSITE_REPOSITORY, owner and name of the repository of the program.',
      ...more,
      'Actions → Publish → Run workflow.',
    ],
  )}`;
}

/** GitHub Pages, whose workflow sends the site itself: tells it so, or else what a person presses. */
export function publishToGithub(folder: string, siteUrl: string): string {
  const output = process.env.GITHUB_OUTPUT;
  if (output) {
    appendFileSync(output, 'pages=true\n');
    return 'The next steps of this workflow send the site to GitHub Pages.';
  }
  const domain = isGithubs(siteUrl)
    ? `Custom domain stays empty: the site is at ${siteUrl}.`
    : 'Custom domain: the address of the site.';
  return advice(folder, [`Settings → Pages → Source: GitHub Actions. ${domain}`]);
}

const mebibyte = 1024 * 1024;
/** https://developers.cloudflare.com/pages/platform/limits/ */
const mostBytes = 25 * mebibyte;

async function requireSmallFiles(publicDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { size } = await stat(join(publicDir, name));
    if (size <= mostBytes) continue;
    throw new Error(
      `Cloudflare takes no file above 25 MB, and ${name} has ${Math.ceil(size / mebibyte)} MB: make it smaller.`,
    );
  }
}

/** Cloudflare Pages: sends the site where its token is there, or else tells what a person presses. */
export async function publishToCloudflare(
  folder: string,
  project: string,
  publicDir: string,
  names: readonly string[],
): Promise<string> {
  await requireSmallFiles(publicDir, names);
  if (!process.env.CLOUDFLARE_API_TOKEN || !process.env.CLOUDFLARE_ACCOUNT_ID) {
    return advice(folder, [
      `At dash.cloudflare.com: Compute → Workers & Pages → Create → Pages → Drag and drop, with the name ${project}; its Account ID stands on the page Workers & Pages.`,
      'My Profile → API Tokens → Create Token → Custom token, with Account, Cloudflare Pages, Edit.',
      'Settings → Secrets and variables → Actions → New repository secret: CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    ]);
  }
  const args = ['--yes', 'wrangler@4', 'pages', 'deploy', publicDir, '--branch', 'main'];
  const end = await runInTerminal({ program: 'npx', args: [...args, '--project-name', project] });
  if (end !== 0) throw new Error('Cloudflare did not take the site; its reason stands above.');
  return `The site is at Cloudflare, project ${project}.`;
}
