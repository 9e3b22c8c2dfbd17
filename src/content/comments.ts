import type { TextProblem } from './checks';

/** The message for an unclosed comment, which would hide the rest of the text. */
export const openComment = 'this comment has no end; write --> behind it';

/** The comments that begin between two places of a text; `to` is undefined for one without an end. */
export function commentsBetween(
  text: string,
  from: number,
  end: number,
): { from: number; to?: number }[] {
  const found: { from: number; to?: number }[] = [];
  let at = text.indexOf('<!--', from);
  while (at >= 0 && at < end) {
    // `<!-->` and `<!--->` are comments too.
    const close = text.indexOf('-->', at + 2);
    if (close < 0) return [...found, { from: at }];
    found.push({ from: at, to: close + 3 });
    at = text.indexOf('<!--', close + 3);
  }
  return found;
}

/** What is wrong with the comments of an HTML text. */
export function commentProblems(html: string): TextProblem[] {
  return commentsBetween(html, 0, html.length)
    .filter(({ to }) => to === undefined)
    .map(({ from }) => ({ offset: from, message: openComment }));
}

/** A text without some ranges, and the original offset of each character. */
export function withoutRanges(text: string, stretches: readonly { from: number; to: number }[]) {
  let left = '';
  let done = 0;
  const cuts = stretches.map(({ from, to }) => {
    left += text.slice(done, from);
    done = to;
    return { at: left.length, to };
  });
  return {
    text: left + text.slice(done),
    back(offset: number): number {
      const cut = cuts.findLast(({ at }) => at <= offset);
      return cut ? cut.to + offset - cut.at : offset;
    },
  };
}
