import type { Page, Route } from '@playwright/test';
import { writtenFiles } from '../editor';
import { answerGraphql } from './graphql';
import type { GitHost } from './pull-requests';
import { repositoryOf } from './repository';
import { answerRest } from './rest';

/** Whoever shows no token is refused, as GitHub does it. */
const token = 'token github_pat_sample';

const headers = { 'access-control-allow-origin': '*' };

async function answer(host: GitHost, route: Route): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const call = `${request.method()} ${pathname}${search}`;
  if (request.headers()['authorization'] !== token) {
    return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
  }
  if (pathname === '/graphql') {
    const json = await answerGraphql(host, request.postDataJSON());
    if (json.errors) host.unanswered.push(...json.errors.map(({ message }) => message));
    return route.fulfill({ headers, json });
  }
  const reply = answerRest(host, call, request.postDataJSON());
  if (!reply) {
    host.unanswered.push(call);
    return route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
  }
  const { status, json, body } = reply;
  const contentType = json === undefined ? 'application/octet-stream' : 'application/json';
  return route.fulfill({
    status,
    headers,
    contentType,
    body: json === undefined ? (body ?? '') : JSON.stringify(json),
  });
}

/**
 * Answers for GitHub on this page: a git repository of its own with a copy of what is written in the content folder, and the part
 * of GitHub's interfaces that an editor's page calls.
 */
export async function routeGitHost(page: Page): Promise<GitHost> {
  const repository = repositoryOf(writtenFiles);
  const host: GitHost = { repository, pullRequests: [], unanswered: [] };
  await page.route('https://api.github.com/**', (route) => answer(host, route));
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { status: { indicator: 'none' } } }),
  );
  await page.route('https://avatars.githubusercontent.com/**', (route) =>
    route.fulfill({ path: 'static/icons/icon-192.png' }),
  );
  return host;
}
