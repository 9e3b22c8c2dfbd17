/** @jest-environment node */
import { parse } from 'postcss';
import { splitRules } from '../../../src/hosting/finish/page-styles';
import { addPage, sheetsOf } from '../../../src/hosting/finish/sheets';
import { noteId } from '../../../src/offline/note';
import { offlineNoteRule } from '../../../src/offline/note-rule';

const global =
  '@keyframes appear{from{opacity:0}}@keyframes spin{to{rotate:1turn}}' +
  ':where(:root, :host){--chakra-ink:black;--chakra-gap:4px;--chakra-gold:gold}' +
  ':where(.dark){--chakra-ink:white}@media print{:where(:root, :host){--chakra-ink:navy}}';

const page = (css: string, late: string[], tokens = global) =>
  splitRules(parse(tokens + css).nodes, { all: new Set(late), seen: new Set() });

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
  it('has the late rules of all pages once, with the tokens and animations that they use', async () => {
    const { site } = await sheetsOf(left);
    expect(site).toMatch(/^@keyframes spin\{to\{rotate:1turn\}\}:where\(:root\)\{--0:4px\}/);
    expect(site).toContain('.head{top:0}.late{gap:var(--0);animation:spin 1s}');
    expect(site.match(/\.late\{/g)).toHaveLength(1);
    expect(site).not.toMatch(/appear|early|black/);
  });

  it('ends with the rules of states that no page shows, without those that are there', async () => {
    const { site } = await sheetsOf(
      left,
      '.late{gap:var(--chakra-gap);animation:spin 1s}.empty{color:var(--chakra-gold)}',
      [offlineNoteRule],
    );
    expect(site.match(/\.late\{/g)).toHaveLength(1);
    expect(site).toContain('--1:gold');
    expect(site.indexOf('.empty{')).toBeGreaterThan(site.indexOf('.late{'));
    expect(site).toContain(`#${noteId}{`);
  });
});

describe('the stylesheet for paper', () => {
  it('has the rules for paper without their media query, which its link has', async () => {
    const { print } = await sheetsOf(left, '@media print{.empty{display:none}}');
    expect(print).toContain('.late{color:var(--1)}');
    expect(print).toContain('.empty{display:none}');
    expect(print).not.toContain('@media');
  });

  it('defines what its own rules use, and gives what any page uses its value on paper', async () => {
    const { print } = await sheetsOf(left);
    expect(print).toContain('--1:gold');
    expect(print).toContain('--2:navy');
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
