import { expect, type Page } from '@playwright/test';
import { cmsConfig } from '../../../../src/editor/cms-config';
import { editorPage } from '../../../../src/editor/editor-page';
import { fileForms } from '../../../../src/editor/file-forms';
import { contentSecurityPolicy } from '../../../../src/lib/headers/content-security-policy';
import type { GitHost } from './pull-requests';
import { routeGitHost } from './route';

/**
 * Opens the form editor as a build with EDIT_REPOSITORY writes it, with the policy that such a page is
 * sent with, and signs in with a token; before that, `prepare` may change the repository.
 */
export async function signIn(page: Page, prepare?: (host: GitHost) => void): Promise<GitHost> {
  const host = await routeGitHost(page);
  prepare?.(host);
  const school = 'Deodar Hill School';
  const options = {
    school,
    siteUrl: 'https://www.school.example',
    repository: 'school/website',
    branch: 'main',
  };
  const forms = fileForms('content');
  const config = { config: cmsConfig(forms, options), forms, online: true };
  await page.route('**/edit/config.json', (route) => route.fulfill({ json: config }));
  const html = editorPage(school, true);
  const policy = contentSecurityPolicy(html);
  await page.route(/\/edit\/?$/, (route) =>
    route.fulfill({
      body: html,
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    }),
  );
  // Fields are rendered when they come into sight.
  await page.setViewportSize({ width: 1400, height: 4000 });
  await page.goto('/edit');
  await page.getByRole('button', { name: /token/i }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('github_pat_sample');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  // It reads the whole repository first.
  await expect(page.getByText('News and lists').first()).toBeVisible({ timeout: 60_000 });
  return host;
}
