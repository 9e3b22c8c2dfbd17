/** @jest-environment node */
import { formatDiagnostic } from '../../../src/content/diagnostics';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { pageHead, removeContent, writeContent } from '../../content/content-folder';

afterAll(removeContent);

const notification = (url: string) =>
  `- title: Registration\n  description: It opens.\n  url: ${url}\n`;

/** What is said of the list of notifications, beside the pages of the sound folder. */
function faultsOf(url: string, pages: Record<string, string> = {}): string[] {
  const dir = writeContent({ ...pages, 'service/notifications.yaml': notification(url) });
  return findDiagnostics({ dir, own: false })
    .diagnostics.map(formatDiagnostic)
    .filter((line) => line.startsWith('content/service/notifications.yaml'));
}

const more = pageHead('/More') + '  - { kind: prose, text: A }\n';

it('follows the link of a notification to its page', () => {
  expect(faultsOf('/More', { 'pages/more.yaml': more })).toEqual([]);
  expect(faultsOf('/Moer', { 'pages/more.yaml': more })).toEqual([
    'content/service/notifications.yaml:3:8: no page has the path "/Moer"; did you mean "/More"?',
  ]);
});

it('says that visitors would not find a page that is a draft', () => {
  const draft = more.replace('path:', 'draft: true\npath:');
  expect(faultsOf('/More', { 'pages/more.yaml': draft })).toEqual([
    expect.stringContaining('is a draft, and visitors would find nothing there'),
  ]);
});

it('takes an address of another site as it is', () => {
  expect(faultsOf('https://admissions.example')).toEqual([]);
});
