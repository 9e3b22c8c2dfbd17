const URL_MAX = 2_048;

/**
 * Each scheme as people write it. Browsers forgive more (`https:evil.example` leads to that host), which
 * only an address that wants to be misread makes use of.
 */
const USUAL_FORM = /^(?:https?:\/\/[^/@?#]|mailto:[^/?#]|tel:[+\d(])/i;

/** Characters that browsers drop or turn round inside an address, and so can hide a scheme. */
const TREACHEROUS =
  // eslint-disable-next-line no-control-regex -- control characters are what is being refused
  /[\u0000-\u0020\u007f-\u00a0\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\<>"]/;

/**
 * The address when it is safe to link to: http, https, mailto, tel, or a path of this site
 * ('/News'). `undefined` for every other value: other schemes, '//host', addresses that carry a
 * user name, hidden characters, over-long ones, those with the slashes of a web address left out, and anything that is no string.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || text.length > URL_MAX || TREACHEROUS.test(text)) return undefined;
  if (text.startsWith('/')) return text.startsWith('//') ? undefined : text;
  const url = USUAL_FORM.test(text) ? parsed(text) : undefined;
  // 'https://school.example@evil.example' reads like the first and leads to the second.
  return url && url.username === '' && url.password === '' ? text : undefined;
}

/** Like `safeUrl`, for addresses of web pages only: http, https, or a path of this site. */
export function safePageUrl(value: unknown): string | undefined {
  const url = safeUrl(value);
  return url && /^(https?:|\/)/i.test(url) ? url : undefined;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
