/*
 * The form editor at /edit is a page like no other: its scripts write styles, show pictures that are
 * not saved yet, and speak to the host of the repository. Its policy allows that, and nothing else.
 */

/** Where changes are kept, and the pictures of those who make them: GitHub's addresses. */
const gitHost = {
  connect: ['https://api.github.com', 'https://www.githubstatus.com'],
  pictures: ['https://avatars.githubusercontent.com'],
};

const mark = '<meta name="policy" content="editor';

/** What the editor's page says of itself; `online` when it may speak to the repository's host. */
export const editorMark = (online: boolean) => `${mark}${online ? ' online' : ''}">`;

/** The directives of the editor's page; undefined for every other page. */
export function editorDirectives(html: string): Record<string, string[]> | undefined {
  if (!html.includes(mark)) return undefined;
  const online = html.includes(editorMark(true));
  return {
    'default-src': ["'none'"],
    // WebAssembly turns photos into WebP where the browser can't.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:', ...(online ? gitHost.pictures : [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...(online ? gitHost.connect : [])],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    // The frame of a preview names this site as its base.
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The folder of the editor in the built site, and what all of it says to search engines. */
export const editorFolder = '/edit';
export const editorHeaders = { 'X-Robots-Tag': 'noindex' } as const;

/** Whether an address or a file of the built site belongs to the editor: '/edit/help', 'edit/preview.json'. */
export const isOfEditor = (path: string): boolean =>
  `/${path.replace(/^\//, '')}/`.startsWith(`${editorFolder}/`);
