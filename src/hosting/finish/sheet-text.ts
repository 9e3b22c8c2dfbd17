import { transform } from 'esbuild';
import type { StyleNode } from './style-rules';
import { withShortNames } from './tokens';

/**
 * The text of a stylesheet: tokens under their short names, and nothing that says nothing. It is
 * written for no browser in particular, so that no prefixed copies of properties come in.
 */
export async function sheetText(
  nodes: readonly StyleNode[],
  short: ReadonlyMap<string, string>,
): Promise<string> {
  const css = withShortNames(nodes.map(String).join('\n'), short);
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  // Chakra writes its tokens for shadow trees too; there are none here.
  return code.trim().replaceAll(':where(:root,:host)', ':where(:root)');
}
