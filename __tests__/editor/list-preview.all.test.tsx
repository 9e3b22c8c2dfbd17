import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { contentOf } from '../../src/editor/file-format';
import { fileForms } from '../../src/editor/file-forms';
import { listPreview } from '../../src/editor/preview/list-preview';
import { previewData } from '../../src/editor/preview/preview-data';
import { previewedLists, previewName } from '../../src/editor/previewed';
import { renderLive } from '../support/render-live';

const forms = fileForms('content');
const context = { ...previewData('content'), today: '2026-11-14' as const };

// The sample has its birthdays in a table.
const birthdays = ['Asha Menon', 'Ravi Lal', 'Tara Sen'].map(
  (name) => `- { name: ${name}, class: V A, birthday: 14/11/2014 }\n`,
);

function opened(name: string) {
  const form = forms.find((known) => known.name === `service-${name}`)!;
  const text =
    name === 'birthdays'
      ? birthdays.join('')
      : readFileSync(`content/service/${name}.yaml`, 'utf8');
  return { form, content: contentOf(form, text) };
}

describe('the preview of a list', () => {
  it.each(previewedLists)('renders %s with the components of its page', async (name) => {
    const { form, content } = opened(name);
    const { list, diagnostics } = listPreview(form, content, context);
    expect(diagnostics).toEqual([]);
    // Letters are cleaned after they are rendered.
    await act(async () => void renderLive(<>{list}</>));
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(3);
  });

  it('shows the text of a circular as its page does, without the marks of a pasted message', () => {
    const form = forms.find(({ name }) => name === 'service-circulars')!;
    const written =
      "- { title: '*Rain*', date: 10 Nov 2026, description: 'Closed: https://x.example/a' }\n";
    const { list } = listPreview(form, contentOf(form, written), context);
    renderLive(<>{list}</>);
    expect(screen.getByRole('heading', { name: 'Rain' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://x.example/a' })).toBeVisible();
  });

  it('counts the photos of an album as the folder has them', () => {
    const { form, content } = opened('albums');
    const { list } = listPreview(form, content, context);
    renderLive(<>{list}</>);
    const photos = context.photos['pictures/albums/annual-day']?.length ?? 0;
    const albums = content['albums'] as { folder: string; title: string }[];
    const album = albums.find(({ folder }) => folder === 'pictures/albums/annual-day');
    const card = screen.getAllByText(album!.title)[0]!.closest('article')!;
    expect(photos).toBeGreaterThan(1);
    expect(card).toHaveTextContent(`${photos} photos`);
  });

  it('shows the toppers of every examination and session, best first', () => {
    const { form, content } = opened('toppers');
    const { list } = listPreview(form, content, context);
    renderLive(<>{list}</>);
    const boards = screen.getAllByText(/, class /);
    expect(boards.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['ISC, class XII', 'ICSE, class X']),
    );
    const scores = within(boards[0]!.closest('section')!)
      .getAllByText(/%$/)
      .map(({ textContent }) => parseFloat(textContent ?? ''));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('shows each head’s letter without what could be dangerous in it', async () => {
    const { form, content } = opened('messages');
    const [first] = content['messages'] as Record<string, unknown>[];
    const message = { ...first, message: '<p>Dear all,<img src=x onerror=alert(1)></p>' };
    const { list } = listPreview(form, { ...content, messages: [message] }, context);
    const { container } = renderLive(<>{list}</>);
    expect(await screen.findByText('Dear all,')).toBeVisible();
    expect(container.innerHTML).not.toContain('onerror');
  });

  it('shows an item as soon as it is written', () => {
    const { form, content } = opened('news');
    const item = { title: 'A new swing', date: '14 November 2026', description: 'It squeaks.' };
    const news = [item, ...(content['news'] as unknown[])];
    const { list } = listPreview(form, { ...content, news }, context);
    const { container } = renderLive(<>{list}</>);
    const [first] = within(container).getAllByRole('heading');
    expect(first).toHaveTextContent('A new swing');
  });

  it('says what is wrong with a half written item, and renders nothing', () => {
    const { form, content } = opened('news');
    const news = [{ title: 'A new swing', date: 'some day' }, ...(content['news'] as unknown[])];
    const { list, diagnostics } = listPreview(form, { ...content, news }, context);
    expect(list).toBeUndefined();
    const messages = diagnostics.map(({ message }) => message).join('\n');
    expect(messages).toContain('some day');
    expect(messages).toContain('"description" is missing');
  });
});

it('gives previews to pages, the front page and these lists, by the names that the editor asks for', () => {
  const names = previewedLists.map((list) => `service-${list}`);
  expect(forms.flatMap(({ name }) => previewName(name) ?? []).sort()).toEqual(
    ['pages', 'home', ...names].sort(),
  );
  expect(previewName('facts-fees')).toBeUndefined();
});
