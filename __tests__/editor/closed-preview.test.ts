/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withClosedPreview } from '../../src/editor/cms-script';

it('lets nothing run in the frame of previews', () => {
  const frame = '<iframe sandbox="allow-same-origin allow-scripts allow-popups allow-forms">';
  expect(withClosedPreview(frame)).toBe('<iframe sandbox="allow-same-origin">');
  const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  const previewIn = (text: string) => /<iframe class="preview[^>]*>/.exec(text)?.[0];
  expect(previewIn(code)).toContain('allow-scripts');
  expect(previewIn(withClosedPreview(code))).not.toContain('allow-scripts');
});

it('says so when the package opens it otherwise', () => {
  expect(() => withClosedPreview('<iframe>')).toThrow('in another way now');
});
