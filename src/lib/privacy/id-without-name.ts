import { fingerprint } from './fingerprint';

/**
 * An id without the name of which it is made, such as 'news-asha-menon' or 'news-ashamenon': it has to stay an id. One
 * of a long title ends somewhere in that, and be it within the name.
 */
export const idWithoutName = (
  id: string,
  names: (text: string) => boolean,
  title?: unknown,
): string =>
  [`/${id}`, `/${id.replaceAll('-', '/')}`].some(names) ||
  (id.length > 56 && typeof title === 'string' && names(title))
    ? fingerprint(id)
    : id;
