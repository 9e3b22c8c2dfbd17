import { safePageUrl } from '../safe-url';

/** How an address begins whose scheme was left out: 'www.school.example', 'school.example/register'. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/** Like `safePageUrl`, for addresses as people copy them: blanks around it and no scheme are forgiven. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replaceAll('&amp;', '&');
  return safePageUrl(HOST.test(text) ? `https://${text}` : text);
}
