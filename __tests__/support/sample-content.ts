import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';

const { content } = loadContent({ contentDir: 'content', blocks: blockRegistry });
if (!content) throw new Error('The sample school’s content could not be loaded.');

/** The sample school’s content, read once for all files of a group (`together.ts`): none of them may change it. */
export const sampleContent = content;
