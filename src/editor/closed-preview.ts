const open = 'sandbox="allow-same-origin allow-scripts allow-popups allow-forms"';

/**
 * The script of the form editor with the frame of its previews closed: our own script renders into the
 * frame from outside, so nothing that stands in it needs to run, to send a form or to open a window.
 */
export function withClosedPreview(code: string): string {
  if (!code.includes(open)) {
    throw new Error(
      '@sveltia/cms opens the frame of its previews in another way now (src/editor/closed-preview.ts).',
    );
  }
  return code.replace(open, 'sandbox="allow-same-origin"');
}
