import type { Block } from '../../blocks/schemas';

/** A question that a page answers; the answer is HTML text without elements. */
export interface Question {
  question: string;
  answer: string;
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The questions of a page: an accordion counts when each of its lines is a question with an answer
 * in words. One that opens parts of the page is none, whatever its lines ask.
 */
export function questionsOf(blocks: readonly Block[]): Question[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'accordion') return [];
    const asked = block.items.every(({ title, html }) => title.endsWith('?') && html);
    return asked
      ? block.items.map(({ title, html = '' }) => ({ question: title, answer: plain(html) }))
      : [];
  });
}
