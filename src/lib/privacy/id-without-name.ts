import { fingerprint } from './fingerprint';

/** An id without the name of which it is made, such as 'news-asha-menon' or 'news-ashamenon': it has to stay an id. */
export const idWithoutName = (id: string, names: (text: string) => boolean): string =>
  [`/${id}`, `/${id.replaceAll('-', '/')}`].some(names) ? fingerprint(id) : id;
