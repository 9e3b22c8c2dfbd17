import type { BlockHead } from './block-fields';
import type { PlainDate } from '../lib/dates/plain-date';
import type { Publication } from './publication';

/** A file of content/papers, ready to be linked to. */
export interface DocumentLink {
  /** Where the built site serves it: '/papers/prospectus.pdf'. */
  href: string;
  /** What it is, in capitals: 'PDF'. */
  type: string;
  /** Its size in bytes. */
  bytes: number;
}

/** A transfer certificate as the public list shows it. */
export interface PublicCertificate {
  /** 'TC/2024-25/017' */
  number: string;
  /** As the school's rules for children's data have it. */
  name: string;
  issued?: PlainDate;
  /** The session in which it was issued, '2024-2025'; the number may tell it. */
  session?: string;
  /** Only where the rules let everybody read it: it names the child. */
  document?: DocumentLink;
}

/** A stretch of prose: HTML, or a picture that stands between paragraphs. */
export type ProsePart = { html: string } | { src: string; alt: string };

/** A picture of content/pictures: its path there, and what it shows. */
export interface Picture {
  /** Relative to content/pictures: 'scenes/library.webp'. */
  src: string;
  alt: string;
}

/**
 * What a block needs to be loaded: Markdown made HTML, files looked up, anchors kept unique on
 * the page. A loader is only called with a block that its schema has passed. `B` is what the
 * registry's kinds give.
 */
export interface BlockLoadContext<B = unknown> {
  /** The head of a block: its kind, heading and anchor. Call it first, so that anchors follow the page. */
  head<K extends string>(
    block: { kind: string; id?: string; heading?: string; lang?: string } & Publication,
    kind: K,
  ): BlockHead<K>;
  /** A unique anchor: the written one, or one made from the words. */
  anchor(written: string | undefined, words: string): string;
  /** Safe HTML of Markdown with paragraphs. Its h2 and h3 have anchors. */
  html(markdown: string): string;
  /** Safe HTML of one line of Markdown, without a paragraph around it. */
  inline(markdown: string): string;
  /** Prose cut at its pictures. */
  prose(markdown: string): ProsePart[];
  /** Type, size and address of a document. */
  document(file: string): DocumentLink;
  /** A pupil with an office as the school's rules for children's data have it. */
  pupil(name: string): { name: string; pictured: boolean };
  /** The transfer certificates of the public list, the newest session first. */
  certificates(): PublicCertificate[];
  /** Whether a link leads to a page that visitors don't find, such as a draft. */
  leadsNowhereYet(to: string): boolean;
  /** The school's classes, the youngest first; empty where it lists none. */
  readonly classList: readonly string[];
  /** The month (1–12) with which its sessions begin. */
  readonly firstMonth: number;
  /** Blocks inside a block. */
  blocks(written: readonly unknown[]): B[];
}
