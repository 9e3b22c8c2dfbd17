import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { contentOf } from '../../src/editor/file-format';
import { fileForms } from '../../src/editor/file-forms';
import { homePreview } from '../../src/editor/preview/page-preview';
import { HomeView } from '../../src/editor/preview/page-view';
import { previewData } from '../../src/editor/preview/preview-data';
import { renderLive } from '../support/render-live';

const data = previewData('content');
const form = fileForms('content').find(({ name }) => name === 'home')!;
const opened = contentOf(form, readFileSync('content/home.yaml', 'utf8'));
const now = Date.parse(EXAMPLE_NOW);

describe('the preview of the front page', () => {
  it('renders every section, its lists filled from the folder', () => {
    const { home, diagnostics } = homePreview(form, opened, data, now);
    expect(diagnostics).toEqual([]);
    renderLive(<HomeView home={home!} site={data.site!} written={data} pictures={{}} now={now} />);
    for (const section of ['events', 'news', 'gallery', 'birthdays', 'toppers'] as const) {
      expect(screen.getByText(home![section]!.title).tagName).toBe('H2');
    }
    const titles = (data.lists['news'] as { title: string }[]).map(({ title }) => title);
    const news = screen.getByText(home!.news!.title).closest('section')!;
    expect(titles).toContain(news.querySelector('h3')?.textContent);
  });

  it('follows the form: a section that is taken out is gone, another title stands', () => {
    const news = { ...(opened['news'] as object), title: 'What is new' };
    const sections = (opened['sections'] as string[]).filter((name) => name !== 'events');
    const { home } = homePreview(form, { ...opened, news, sections }, data, now);
    expect(home?.sections).not.toContain('events');
    renderLive(<HomeView home={home!} site={data.site!} written={data} pictures={{}} now={now} />);
    expect(screen.getByText('What is new').tagName).toBe('H2');
    expect(screen.queryByText(home!.events!.title)).toBeNull();
  });

  it('opens no notifications by itself', () => {
    const { home } = homePreview(form, opened, data, now);
    renderLive(<HomeView home={home!} site={data.site!} written={data} pictures={{}} now={now} />);
    expect(data.lists['notifications']).not.toEqual([]);
    expect(document.querySelector('[role="dialog"], dialog')).toBeNull();
  });

  it('says what the check of the content would say', () => {
    const news = { ...(opened['news'] as object), title: '' };
    const { home, diagnostics } = homePreview(form, { ...opened, news }, data, now);
    expect(home).toBeUndefined();
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"title" is missing'),
    ]);
  });
});
