/** When a page's scripts come: a list needs them at once, the others wait for an interaction. */
export type PageKind = 'static' | 'form' | 'live';

/** What a page's head says of its scripts: the content of `<meta name="scripts">`, for lists nothing. */
export const scriptsMeta = { static: 'interaction', form: 'interaction, form', live: undefined };

/** The kind of a page whose head says this of its scripts. */
export function kindOfScriptsMeta(content: string | undefined): PageKind {
  if (content === scriptsMeta.form) return 'form';
  return content === scriptsMeta.static ? 'static' : 'live';
}

/** The kind of a built page, read off its head. */
export function pageKindOf(html: string): PageKind {
  return kindOfScriptsMeta(/<meta name="scripts" content="([^"]*)"/.exec(html)?.[1]);
}
