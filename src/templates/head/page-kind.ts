/** The kind of a page: `live` pages load scripts at once, the others at the first interaction. */
export type PageKind = 'static' | 'form' | 'live';

/** The content of `<meta name="scripts">` by the kind of a page; none for lists. */
export const scriptsMeta = { static: 'interaction', form: 'interaction, form', live: undefined };

/** The kind of a page by the content of `<meta name="scripts">`. */
export function kindOfScriptsMeta(content: string | undefined): PageKind {
  if (content === scriptsMeta.form) return 'form';
  return content === scriptsMeta.static ? 'static' : 'live';
}
