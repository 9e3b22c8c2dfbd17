/** When a page's scripts come: a list needs them at once, the others wait for a move. */
export type PageKind = 'static' | 'form' | 'live';

/** What a page's head says of its scripts: the content of `<meta name="scripts">`, for lists nothing. */
export const scriptsMark = { static: 'first-move', form: 'first-move, form', live: undefined };

/** The kind of a page whose head says this of its scripts. */
export function kindOfMark(mark: string | undefined): PageKind {
  if (mark === scriptsMark.form) return 'form';
  return mark === scriptsMark.static ? 'static' : 'live';
}

/** The kind of a built page, read off its head. */
export function pageKindOf(html: string): PageKind {
  return kindOfMark(/<meta name="scripts" content="([^"]*)"/.exec(html)?.[1]);
}
