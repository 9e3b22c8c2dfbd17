import { fingerprint } from '../../privacy/fingerprint';

/** Ids stand in addresses (`http/item-address.ts`). */
const longest = 64;

/**
 * An id made of texts: small letters, digits and single hyphens. The same texts give the same id. What is
 * longer, or has letters that are left out (Hindi), ends with a hash: two titles must not share an id.
 */
export function recordId(...parts: (string | number)[]): string {
  const text = parts.join(' ').normalize('NFKD').toLowerCase();
  const id = text
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (id.length <= longest && !/[^\P{L}a-z]/u.test(text)) return id;
  return `${id.slice(0, longest - 8).replace(/-$/, '')}-${fingerprint(text)}`;
}
