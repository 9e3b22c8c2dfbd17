import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { openForm, picture } from './support/editor';
import { newsItem, writeNews, writePhone } from './support/editor-journeys';
import { test as base } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';
import { changedFiles, type GitHost } from './support/git-host/pull-requests';
import { signIn } from './support/git-host/sign-in';

// It reads the whole repository at each start, and does so on busy machines too.
base.describe.configure({ timeout: 480_000 });

/** The editor's page, signed in at a stand-in for GitHub whose files are in a real git repository. */
const test = base.extend<{ host: GitHost }>({
  host: async ({ page, seen }, provide) => {
    seen.origins.push(
      'https://api.github.com/',
      'https://www.githubstatus.com/',
      'https://avatars.githubusercontent.com/',
    );
    const host = await signIn(page);
    await provide(host);
    expect(host.unanswered, 'calls that nobody answered').toEqual([]);
  },
});

/** Saves, and answers the question that comes: is it to be looked at? */
async function saveDraft(page: Page, answer: 'Send for Review' | 'Later') {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await expect(page.locator('section.field'), 'the form').toHaveCount(0);
}

const state = ({ pullRequests }: GitHost) =>
  pullRequests.map(({ head, draft, labels, state: now }) => ({ head, draft, labels, now }));

test(
  'a phone number waits as a draft, is looked at, and is published',
  onlyInAll(),
  async ({ page, host }) => {
    const written = readFileSync('content/site.yaml', 'utf8');
    const wanted = written.replace('+91 00000 00000', '+91 00000 00077');
    const begin = host.repository.hash('main');
    const head = 'cms/school/site';

    await writePhone(page);
    await saveDraft(page, 'Send for Review');
    await expect
      .poll(() => state(host))
      .toEqual([{ head, draft: false, labels: ['sveltia-cms/pending_review'], now: 'open' }]);
    expect(host.repository.text(`${head}:content/site.yaml`)).toBe(wanted);
    expect(host.repository.hash('main'), 'the website').toBe(begin);

    // Whoever approves opens the change where all that waits stands together.
    await page.goto('/edit#/workflow');
    await expect(page.getByRole('list', { name: 'In Review' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await picture(page, 'approval');
    await page
      .getByRole('list', { name: 'In Review' })
      .getByText(/^The school/)
      .click();
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'Ready' }).click();
    await expect
      .poll(() => state(host))
      .toEqual([{ head, draft: false, labels: ['sveltia-cms/pending_publish'], now: 'open' }]);
    await page.getByRole('button', { name: 'Publish Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => host.repository.branches()).toEqual(['main']);
    expect(host.repository.text('main:content/site.yaml')).toBe(wanted);
  },
);

test(
  'news with a picture is one proposal, and can be taken back',
  onlyInAll(),
  async ({ page, host }) => {
    const begin = host.repository.hash('main');
    const head = 'cms/lists/service-news';
    await writeNews(page);
    await saveDraft(page, 'Later');
    await expect
      .poll(() => state(host))
      .toEqual([{ head, draft: true, labels: ['sveltia-cms/draft'], now: 'open' }]);
    const [draft] = host.pullRequests;
    const photo = `content/service/${newsItem.images[0]}`;
    expect(draft && changedFiles(host, draft)).toEqual([
      { letter: 'M', path: 'content/service/news.yaml' },
      { letter: 'A', path: photo },
    ]);
    expect(parse(host.repository.text(`${head}:content/service/news.yaml`))[0]).toEqual(newsItem);
    expect(host.repository.git(['show', `${head}:${photo}`]).length).toBeGreaterThan(1000);

    await openForm(page, 'lists/entries/service-news');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await picture(page, 'discard');
    await page.getByRole('menuitem', { name: 'Discard Changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => host.repository.branches()).toEqual(['main']);
    expect(state(host)).toEqual([
      { head, draft: true, labels: ['sveltia-cms/draft'], now: 'closed' },
    ]);
    expect(host.repository.hash('main'), 'the website').toBe(begin);
  },
);
