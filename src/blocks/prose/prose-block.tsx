import { RichText } from '../../components/rich-text/rich-text';
import type { ProseBlock } from './prose.schema';

/** Running text. */
export function ProseBlockView({ block }: { block: ProseBlock }) {
  return <RichText html={block.html} />;
}
