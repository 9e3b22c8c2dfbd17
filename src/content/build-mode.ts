import { formatDay } from '../lib/dates/format';
import { parsePlainDate, today } from '../lib/dates/plain-date';
import {
  formatPublishTime,
  publishState,
  type PublishTimes,
  publishTimes,
} from '../lib/dates/publish-times';
import type { Publication } from './publication';

/** Which state of the content is built. */
export interface BuildMode {
  /** When it is built, in milliseconds since 1970. */
  now: number;
  /** For editors: drafts are included, and what is not yet or no longer published, each with a note. */
  preview: boolean;
}

/** Why something isn't published: a word for programs, and words that follow its name. */
export interface Unpublished {
  why: 'draft' | 'coming' | 'ended';
  /** 'is a draft', 'is published from 1 Dec 2026, 08:00 on' */
  words: string;
}

/** Pages that visitors would not find, by path: why, and the file of each. */
export type UnpublishedPages = ReadonlyMap<string, Unpublished & { source: string }>;

/** Why something isn't published at a moment; `undefined` when it is. */
export function unpublishedAt(publication: Publication, now: number): Unpublished | undefined {
  const { draft, publishFrom = '', publishUntil = '' } = publication;
  if (draft) return { why: 'draft', words: 'is a draft' };
  const why = publishState(publishTimes(publication), now);
  if (why === 'published') return undefined;
  const words =
    why === 'coming'
      ? `is published from ${formatPublishTime(publishFrom)} on`
      : `was published until ${formatPublishTime(publishUntil)}`;
  return { why, words };
}

/** True when the day by which somebody had to look at something has passed. */
export function reviewIsDue({ reviewBy }: Publication, now: number): boolean {
  const day = parsePlainDate(reviewBy);
  return day !== undefined && day < today(now);
}

/** What a preview tells editors of a page or a notice, in sentences without their full stops. */
export function editorNotes(publication: Publication, { now, preview }: BuildMode): string[] {
  if (!preview) return [];
  const { publishFrom = '', publishUntil = '', reviewBy, owner, todo } = publication;
  const told: Record<Unpublished['why'], string> = {
    draft: 'Draft: not published',
    coming: `Not published before ${formatPublishTime(publishFrom)}`,
    ended: `Not published any more since ${formatPublishTime(publishUntil)}`,
  };
  const unpublished = unpublishedAt(publication, now);
  const day = reviewIsDue(publication, now) ? parsePlainDate(reviewBy) : undefined;
  const by = owner === undefined ? '' : ` by ${owner}`;
  return [
    ...(unpublished ? [told[unpublished.why]] : []),
    ...(day ? [`To be reviewed${by}: it was due on ${formatDay(day)}`] : []),
    ...(todo === undefined ? [] : [`To do${by}: ${todo.replace(/\.$/, '')}`]),
  ];
}

/** The publication state of a block or notice: the times still to come, and notes for editors. */
export interface PublicationState {
  /** It comes and goes in the visitor's browser; hidden at first when it has a `from`. */
  times?: PublishTimes;
  editorNotes?: string[];
}

/** The publication state in a build; `undefined` when it is left out of its pages. */
export function publicationStateOf(
  publication: Publication,
  buildMode: BuildMode,
): PublicationState | undefined {
  if (buildMode.preview) {
    const notes = editorNotes(publication, buildMode);
    return notes.length > 0 ? { editorNotes: notes } : {};
  }
  const { why } = unpublishedAt(publication, buildMode.now) ?? {};
  if (why === 'draft' || why === 'ended') return undefined;
  const { from, until } = publishTimes(publication);
  const times = {
    // An edge that has passed is left out: a device whose clock is behind shows what was built.
    ...(why === 'coming' && from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  return Object.keys(times).length > 0 ? { times } : {};
}
