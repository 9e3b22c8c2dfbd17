/** An id made of texts: small letters, digits and single hyphens. The same texts give the same id. */
export function recordId(...parts: (string | number)[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
