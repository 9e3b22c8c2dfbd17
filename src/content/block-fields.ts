import type { PublicationState } from './build-mode';
import { anchor, choice, phrase } from './fields';
import { languageField } from './language';

/** The keys that every block has: its kind, and optionally a heading and an anchor. */
export function blockHead<K extends string>(kind: K) {
  return {
    kind: choice('What kind of block this is.', [kind]),
    id: anchor(),
    heading: phrase(
      'A heading above the block; it also stands in "On this page".',
      'When to pay',
    ).optional(),
    ...languageField,
  };
}

/** What a block's head becomes when loaded. A block with a heading always has an anchor. */
export interface BlockHead<K extends string> extends PublicationState {
  kind: K;
  /** The anchor of the block, unique on its page. */
  id?: string;
  heading?: string;
  /** The language it is written in, where its editor says so. */
  lang?: string;
}
