import type { StoryWords } from './in-page';

/** Where a story is held to less than the rest, in words; nothing where it is not. */
function heldToLess({ a11y = {} }: StoryWords): string[] {
  const off = (a11y.config?.rules ?? []).filter(({ enabled }) => enabled === false);
  const alsoOff = Object.entries(a11y.options?.rules ?? {}).filter(([, { enabled }]) => !enabled);
  const rules = [...off.map(({ id }) => id), ...alsoOff.map(([id]) => id)];
  return [
    ...(a11y.disable || a11y.manual || a11y.test !== 'error' ? ['is not checked by axe'] : []),
    ...(a11y.context ? ['is checked by axe in part'] : []),
    ...rules.map((rule) => `is not held to ${rule}`),
  ];
}

/** Whether axe is to leave the story alone. */
export const isUnchecked = ({ a11y = {} }: StoryWords) =>
  a11y.disable === true || a11y.test === 'off';

/** Exceptions without a reason, in words: `parameters.a11y.reason` has to name it. */
export function withoutReason(words: StoryWords): string[] {
  if (words.a11y?.reason?.trim()) return [];
  return heldToLess(words).map((lack) => `${lack}, and parameters.a11y.reason does not say why`);
}

/** What is wrong with a story that shows something, or nothing: it may show nothing with a reason. */
export function emptyFaults({ empty }: StoryWords, something: boolean): string[] {
  if (something) return empty ? ['shows something, though parameters.empty says why not'] : [];
  return empty?.trim() ? [] : ['shows nothing, and parameters.empty does not say why'];
}
