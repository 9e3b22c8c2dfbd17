/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentOf } from '../../src/editor/file-format';
import { fileForms } from '../../src/editor/file-forms';
import { pagePreview } from '../../src/editor/preview/page-preview';
import { previewData } from '../../src/editor/preview/preview-data';

const data = previewData('content');
const form = fileForms('content').find(({ name }) => name === 'page')!;
const now = Date.parse('2026-11-14T09:30:00+05:30');
const opened = (name: string) =>
  contentOf(form, readFileSync(`content/pages/${name}.yaml`, 'utf8'));
const preview = (content: Record<string, unknown>) => pagePreview(form, content, data, now);

describe('the preview of a page', () => {
  it('is the page that the build would make, with its facts and anchors', () => {
    const { page, diagnostics } = preview(opened('fee-structure'));
    expect(diagnostics).toEqual([]);
    expect(page?.path).toBe('/FeeStructure');
    expect(JSON.stringify(page?.blocks)).toContain('9800');
    expect(JSON.stringify(page)).not.toContain('{{');
  });

  it('follows the form before anything is saved', () => {
    const { page } = preview({ ...opened('fee-structure'), title: 'What it costs' });
    expect(page?.title).toBe('What it costs');
  });

  it('shows a draft, with its note', () => {
    const { page } = preview({ ...opened('fee-structure'), draft: true });
    expect(page?.editorNotes).toEqual([expect.stringContaining('raft')]);
  });

  it('says what the check of the content would say', () => {
    const { page, diagnostics } = preview({ ...opened('fee-structure'), title: '' });
    expect(page).toBeUndefined();
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"title" is missing'),
    ]);
  });

  it('names a picture that the folder does not have', () => {
    const content = opened('laboratory');
    const broken = JSON.parse(
      JSON.stringify(content).replace('scenes/laboratory.webp', 'scenes/laboratry.webp'),
    ) as typeof content;
    expect(preview(broken).diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('laboratry'),
    ]);
  });

  it('names related pages by their titles', () => {
    const { page } = preview({ ...opened('laboratory'), related: '/Fee' });
    expect(page?.related).toEqual([{ path: '/Fee', title: 'Fee' }]);
  });
});
