const elsewhere =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * The script of the form editor with its fonts from this site. The package brings them along
 * (`assets` are the names of its files), and names a public network for them too, which the page's
 * policy refuses.
 */
export function withOwnFonts(code: string, assets: readonly string[]): string {
  let found = 0;
  const own = code.replace(elsewhere, (address, font: string, cut: string) => {
    found += 1;
    const file = assets.find((name) => name.startsWith(`${font}-${cut}-`));
    if (file) return `/edit/assets/${file}`;
    throw new Error(
      `@sveltia/cms brings no file for the font ${address} (src/editor/cms-script.ts).`,
    );
  });
  if (found > 0) return own;
  throw new Error('@sveltia/cms names its fonts in another way now (src/editor/cms-script.ts).');
}
const open = 'sandbox="allow-same-origin allow-scripts allow-popups allow-forms"';

/**
 * The script of the form editor with the frame of its previews closed: our own script renders into the
 * frame from outside, so nothing that stands in it needs to run, to send a form or to open a window.
 */
export function withClosedPreview(code: string): string {
  if (!code.includes(open)) {
    throw new Error(
      '@sveltia/cms opens the frame of its previews in another way now (src/editor/cms-script.ts).',
    );
  }
  return code.replace(open, 'sandbox="allow-same-origin"');
}
