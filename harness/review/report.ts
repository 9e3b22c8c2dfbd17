import { renderReport, type Section } from '../report/report';
import { changedStories, storyFilters } from '../visual/report';
import type { Run } from '../visual/shot';
import { countsInWords, whereItDiffers } from '../visual/summary';
import type { PageLook, PagePair } from './compare-pages';

/** Everything that a review found. A part that was not asked for is not there. */
export interface Review {
  before: string;
  after: string;
  stories?: Run;
  pages?: { pairs: PagePair[]; looks: PageLook[]; widths: readonly number[] };
}

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(1);

function changeOf(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || before === after) return '';
  const change = after - before;
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} B`;
}

/** Kilobytes of script per route: before the visitor's first move, and with the whole page seen. */
const scriptsTable = (pairs: readonly PagePair[]) => [
  ['Route, kB after gzip', 'At once, before', 'after', 'change', 'In all, before', 'after', 'change'],
  ...pairs.map(({ path, before, after }) => [
    path,
    ...(['scripts', 'allScripts'] as const).flatMap((which) => {
      const [old, fresh] = [before?.[which], after?.[which]];
      return [kilobytes(old), kilobytes(fresh), changeOf(old, fresh)];
    }),
  ]),
];

const faultsTable = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? { table: [['Where', 'When', 'What'], ...rows] } : {};

const sides = ['before', 'after', 'difference'] as const;

function lookEntry({ path, width, files, ...look }: PageLook) {
  const where = whereItDiffers(look);
  return {
    title: path,
    tag: look.verdict,
    detail: `${width} px${where ? `: ${where}` : ''}`,
    pictures: sides.flatMap((side) => {
      const file = files[side];
      return file ? [{ label: side, file, alt: `${side}: ${path}, ${width} pixels wide` }] : [];
    }),
  };
}

function storySections({ shots, faults }: Run): Section[] {
  return [
    { title: 'Stories', note: countsInWords(shots) },
    ...changedStories(shots, 'stories/'),
    {
      title: 'What axe and the console say of the stories',
      ...(faults.length === 0 && {
        note: 'Nothing: every story looked at shows itself, plays and passes, light and dark.',
      }),
      ...faultsTable(faults.map(({ id, fault }) => [id, 'after', fault])),
    },
  ];
}

function pageFaults({ path, before, after }: PagePair): string[][] {
  const known = new Set(before?.axe.map(({ rule }) => rule));
  return (after?.axe ?? []).map(({ rule, help, places }) => [
    path,
    known.has(rule) ? 'before and after' : 'after',
    `${rule}: ${help} (${places.join(' | ')})`,
  ]);
}

function pageSections({ pairs, looks, widths }: NonNullable<Review['pages']>): Section[] {
  const texts = pairs.filter(({ text }) => text.length > 0);
  const faults = pairs.flatMap(pageFaults);
  const seen = `${pairs.length} pages at ${widths.join(' and ')} pixels`;
  return [
    {
      title: 'Pages',
      ...(looks.length === 0 && { note: `No pixel of ${seen} has changed.` }),
      entries: looks.map(lookEntry),
    },
    {
      title: 'Text of pages',
      ...(texts.length === 0 && { note: 'No word has changed.' }),
      entries: texts.map(({ path, text }) => ({ title: path, lines: text })),
    },
    { title: 'Scripts of each route', table: scriptsTable(pairs) },
    {
      title: 'What axe says of the pages',
      ...(faults.length === 0 && { note: `Nothing: ${seen} pass.` }),
      ...faultsTable(faults),
    },
  ];
}

/** The whole report, which opens from the disk. */
export const reviewReport = ({ before, after, stories, pages }: Review): string =>
  renderReport({
    title: 'What this change does',
    about: [`Before: ${before}. After: ${after}.`],
    ...(stories && { filters: storyFilters }),
    sections: [
      ...(stories ? storySections(stories) : []),
      ...(pages ? pageSections(pages) : []),
    ],
  });
