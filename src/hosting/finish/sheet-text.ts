import { transform } from 'esbuild';
import type { StyleNode } from './style-rules';
import { type Tokens, writeTokens } from './tokens';

/**
 * The text of a stylesheet: values and short names in the place of tokens, and nothing that says
 * nothing. It is written for no browser in particular, so that no prefixed copies of properties
 * come in.
 */
export async function sheetText(nodes: readonly StyleNode[], tokens: Tokens): Promise<string> {
  const css = writeTokens(nodes.map(String).join('\n'), tokens);
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  // Chakra writes its tokens for shadow trees too; there are none here.
  return code.trim().replaceAll(':where(:root,:host)', ':where(:root)');
}
