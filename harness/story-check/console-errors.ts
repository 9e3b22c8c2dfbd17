import type { Page } from '@playwright/test';

/** What a page has complained of since the last time it was asked. */
export interface ConsoleErrors {
  /** Gives them, and begins anew. */
  take(): string[];
}

/** What Storybook's request handlers answer, and may fail to. */
const answered = /^\/(api\/|search\.json$)/;

/** Answers of the request handlers that fail, and scripts that do not come, are what states are about. */
const isMeant = (text: string, url: string) =>
  (text.startsWith('Failed to load resource') && answered.test(new URL(url).pathname)) ||
  text.includes('The script did not come');

/** Listens for errors, logged errors and requests to another origin, from now on. */
export function listenTo(page: Page, origin: string): ConsoleErrors {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (!isMeant(message.text(), url || origin)) {
      heard.push(`logged: ${message.text().slice(0, 300)} (${url})`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) heard.push(`asked ${url}`);
  });
  return { take: () => heard.splice(0) };
}
