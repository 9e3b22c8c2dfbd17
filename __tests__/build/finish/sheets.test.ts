/** @jest-environment node */
import { parse } from 'postcss';
import { ruleTexts, splitRules } from '../../../src/build/finish/page-styles';
import { addPage, sheetsOf } from '../../../src/build/finish/sheets';
import { noteId } from '../../../src/build/offline/note';
import { offlineNoteRule } from '../../../src/build/offline/note-rule';

const global =
  '@keyframes appear{from{opacity:0}}@keyframes spin{to{rotate:1turn}}' +
  ':where(:root, :host){--chakra-ink:black;--chakra-gap:4px;--chakra-gold:gold}' +
  ':where(.dark){--chakra-ink:white}@media print{:where(:root, :host){--chakra-ink:navy}}';

const page = (css: string, late: string[], tokens = global) =>
  ruleTexts(splitRules(parse(tokens + css).nodes, { all: new Set(late), seen: new Set() }));

const first = page(
  '.early{color:var(--chakra-ink)}.late{gap:var(--chakra-gap);animation:spin 1s}',
  ['late'],
);
const second = page(
  '.head{top:0}.late{gap:var(--chakra-gap);animation:spin 1s}@media print{.late{color:var(--chakra-gold)}}',
  ['late', 'head'],
);
const left = addPage(addPage(undefined, first), second);

describe('the stylesheet of the site', () => {
  it('has the late rules of all pages once, and defines nothing', async () => {
    const { site } = await sheetsOf(left);
    expect(site).toBe('.head{top:0}.late{gap:4px;animation:spin 1s}');
  });

  it('has one rule for classes with the same declarations, and one block for each media query', async () => {
    const css =
      '.a{gap:1px}@media(min-width:9px){.a{gap:3px}}.b{gap:2px}.c{gap:1px}.c:hover{gap:1px}@media(min-width:9px){.c{gap:4px}}';
    const { site } = await sheetsOf(addPage(undefined, page(css, ['a', 'b', 'c'])));
    expect(site).toBe(
      '.a,.c{gap:1px}.b{gap:2px}.c:hover{gap:1px}@media(min-width:9px){.a{gap:3px}.c{gap:4px}}',
    );
  });

  it.each([
    // Of a class the later rule wins.
    '.a{gap:1px}@media(min-width:9px){.a{gap:2px}}@media(min-width:5px){.b{gap:3px}}@media(min-width:9px){.b{gap:4px}}',
    '@media(min-width:9px){.a{gap:2px}}.a:focus{gap:3px}@media(min-width:9px){.a{gap:4px}}',
    '@media(min-width:9px){.a{gap:2px}}.a{gap:3px}',
    '@media(min-width:9px){.a{gap:2px}}html.dark .a{gap:3px}@media(min-width:5px){.b{gap:4px}}',
  ])('keeps the order of what is said of a class: %s', async (css) => {
    const { site } = await sheetsOf(addPage(undefined, page(css, ['a', 'b'])));
    expect(site).toBe(css);
  });

  it('ends with the rules of states that no page shows, without those that are there', async () => {
    const { site } = await sheetsOf(
      left,
      '.late{gap:var(--chakra-gap);animation:spin 1s}.empty{color:var(--chakra-ink)}',
      [offlineNoteRule],
    );
    expect(site.match(/\.late\{/g)).toHaveLength(1);
    expect(site).toContain('.late{gap:4px;animation:spin 1s}.empty{color:var(--0)}');
    expect(site).toContain(`#${noteId}{`);
  });

  it('will not have an animation, which would have elements styled again', async () => {
    const spin = '@keyframes whirl{to{rotate:1turn}}';
    await expect(sheetsOf(left, spin)).rejects.toThrow('an animation that is not the theme’s');
  });
});

describe('the stylesheet for paper', () => {
  it('has the rules for paper without their media query, which its link has', async () => {
    const { print } = await sheetsOf(left, '@media print{.empty{display:none}}');
    expect(print).toContain('.late{color:gold}');
    expect(print).toContain('.empty{display:none}');
    expect(print).not.toContain('@media');
  });

  it('gives tokens their values on paper', async () => {
    const { print } = await sheetsOf(left);
    expect(print).toMatch(/^:where\(:root\)\{--0:navy\}/);
    expect(print).not.toContain('black');
  });
});

it('is the same for the same pages', async () => {
  const again = addPage(addPage(undefined, first), second);
  expect(await sheetsOf(again, '.empty{top:0}')).toEqual(await sheetsOf(left, '.empty{top:0}'));
});

it('will not have pages with different tokens, whose short names would differ', () => {
  const other = page('', [], ':root{--chakra-other:1}');
  expect(() => addPage(left, other)).toThrow('its design tokens are not those of the other pages');
});
