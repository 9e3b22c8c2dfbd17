import { fingerprint } from './fingerprint';

/** The id of a longer title ends somewhere in it, and be it within a name. */
const longestWhole = 56;

/**
 * An id without the name of which it is made, such as 'news-asha-menon' or 'news-ashamenon': it has to stay an id. `title`
 * is that from which it may be made.
 */
export const idWithoutName = (
  id: string,
  names: (text: string) => boolean,
  title?: unknown,
): string =>
  [`/${id}`, `/${id.replaceAll('-', '/')}`].some(names) ||
  (id.length > longestWhole && typeof title === 'string' && names(title))
    ? fingerprint(id)
    : id;
