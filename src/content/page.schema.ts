import { array, type InferType } from 'yup';
import { blockList, labelledLink, link, picture } from './content-fields';
import type { Picture } from './block-load-context';
import type { LoadedBlock } from './block-registry';
import { languageField } from './language';
import { amount, choice, date, flag, list, phrase, shape, text } from './fields';
import { empty, missing, wrong } from './field-messages';
import type { PublishTimes } from '../lib/dates/publish-times';
import { description, redirectSource, pagePath } from './page-fields';
import { publicationFields } from './publication';

/** What a page is: words only, with a list from the content service, or with a form. */
const pageKinds = ['static', 'live', 'form'] as const;

/** One file of content/pages. */
export const pageSchema = shape('A page.', {
  path: pagePath(),
  title: text('The name of the page: its heading and its place in the menu.', 'Fee'),
  ...languageField,
  translationOf: link(
    'The path of the page that this one is a translation of: each then leads to the other.',
  ).optional(),
  kind: choice('static: words only. live and form pages are made together with a developer.', [
    ...pageKinds,
  ]).optional(),
  menu: text('The group of the menu it stands in; empty for none.', 'Rules').nullable().optional(),
  order: amount('Its place in the group; pages without one come last.', 3).optional(),
  lead: phrase('One line under the heading.', 'When to pay, and what a delay costs.').optional(),
  action: labelledLink(
    'What most readers of the page want to do next: a button below its heading, and on phones at the foot.',
  ).optional(),
  description: description(),
  reviewed: date('The day somebody last checked the page.', '2026-10-12').optional(),
  picture: picture('A picture for the card and for previews on social media.').optional(),
  namesChildren: flag(
    'Whether the page names or shows children. If so, browsers do not keep it for reading offline, and search engines leave it out.',
  ).optional(),
  related: array()
    .of(link('A page the reader may need next.').required())
    .typeError(wrong('a list of paths'))
    .nonNullable(empty)
    .meta({ description: 'Pages the reader may need next.', example: ['/FeeSchedule'] }),
  redirectFrom: list(
    'Addresses that the page had before; they lead to it.',
    redirectSource('An address that the page had before.'),
    ['/FeesAndCharges'],
  ).optional(),
  ...publicationFields,
  blocks: blockList('What stands on the page, from top to bottom.').optional(),
}).test('reviewed', (value, context) => {
  // What a live page shows is as fresh as its list; words need somebody to look at them.
  const needsReview = value && (value.kind ?? 'static') === 'static';
  if (!needsReview || value.reviewed !== undefined) return true;
  const path = 'reviewed';
  return context.createError({ path, message: missing('2026-10-12') });
});

/** A page as written. */
export type WrittenPage = InferType<typeof pageSchema>;

type PageKind = (typeof pageKinds)[number];

/** A heading for 'On this page'; with the times of its block when that comes or goes. */
export interface PageHeading {
  id: string;
  text: string;
  /** The language of its block, where that says one. */
  lang?: string;
  times?: PublishTimes;
}

/** A page when loaded; `B` is a block of any kind that the registry knows. */
export interface ContentPage<B extends LoadedBlock = LoadedBlock> {
  /** Exact and case-sensitive: '/FeeStructure'. */
  path: string;
  title: string;
  /** The language it is written in; English without it. */
  lang?: string;
  /** The path of the page that it is a translation of. */
  translationOf?: string;
  kind: PageKind;
  /** Its group of the menu; `null` for a page outside the menu. */
  menu: string | null;
  /** Set where its list has nothing to show yet: nothing leads there. */
  isEmpty?: true;
  /** Its place in the group; pages without one come last. */
  order: number;
  lead?: string;
  /** What most readers of the page want to do next. */
  action?: { label: string; to: string };
  description: string;
  /** 'YYYY-MM-DD' */
  reviewed?: string;
  picture?: Picture;
  /** Set for a page that names or shows children: nothing of it is kept for reading offline. */
  namesChildren?: true;
  /** Addresses that it had before: '/FeesAndCharges'. */
  redirectFrom?: string[];
  /** Set in previews alone, for a page that visitors would not find. */
  unpublished?: true;
  /** What previews tell editors of it. */
  editorNotes?: string[];
  /** Pages the reader may need next. */
  related: { path: string; title: string }[];
  blocks: B[];
  /** For 'On this page': headings of blocks and of prose, in order. */
  headings: PageHeading[];
  /** The file it comes from: 'content/pages/fee.yaml'. */
  source: string;
}
