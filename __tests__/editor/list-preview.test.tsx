import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { contentOf } from '../../src/editor/file-format';
import { fileForms } from '../../src/editor/file-forms';
import { listPreview } from '../../src/editor/preview/list-preview';
import { previewedLists, previewName } from '../../src/editor/previewed';
import { renderLive } from '../support/render-live';

const forms = fileForms('content');
const today = '2026-11-14';

function opened(name: string) {
  const form = forms.find((known) => known.name === `service-${name}`)!;
  return { form, content: contentOf(form, readFileSync(`content/service/${name}.yaml`, 'utf8')) };
}

describe('the preview of a list', () => {
  it.each(previewedLists)('draws %s with the components of its page', (name) => {
    const { form, content } = opened(name);
    const { list, diagnostics } = listPreview(form, content, today);
    expect(diagnostics).toEqual([]);
    renderLive(<>{list}</>);
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(3);
  });

  it('shows an item as soon as it is written', () => {
    const { form, content } = opened('news');
    const item = { title: 'A new swing', date: '14 November', description: 'It squeaks.' };
    const news = [item, ...(content['news'] as unknown[])];
    const { list } = listPreview(form, { ...content, news }, today);
    const { container } = renderLive(<>{list}</>);
    const [first] = within(container).getAllByRole('heading');
    expect(first).toHaveTextContent('A new swing');
  });

  it('says what is wrong with a half written item, and draws nothing', () => {
    const { form, content } = opened('news');
    const news = [{ title: 'A new swing', date: 'some day' }, ...(content['news'] as unknown[])];
    const { list, diagnostics } = listPreview(form, { ...content, news }, today);
    expect(list).toBeUndefined();
    const messages = diagnostics.map(({ message }) => message).join('\n');
    expect(messages).toContain('some day');
    expect(messages).toContain('"description" is missing');
  });
});

it('gives previews to pages and to these lists, by the names that the editor asks for', () => {
  const names = previewedLists.map((list) => `service-${list}`);
  expect(forms.flatMap(({ name }) => previewName(name) ?? []).sort()).toEqual(
    ['pages', ...names].sort(),
  );
  expect(previewName('facts-fees')).toBeUndefined();
});
