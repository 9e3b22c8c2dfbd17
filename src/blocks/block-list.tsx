import { chakra } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type ComponentType, Fragment, useEffect } from 'react';
import { EditorNotes } from '../components/editor-notes/editor-notes';
import { BelowFold } from '../components/fold/below-fold';
import { scheduleVisibility } from '../components/timed/schedule-visibility';
import { timedAttributes } from '../components/timed/timed-attributes';
import { blockRecipe } from './block.recipe';
import { BlockHeading } from './block-heading';
import type { BlockProps, HeadingLevel } from './block-props';
import { PictureProvider } from './picture-context';
import { leadsOnlyWithin } from './links/links-block';
import { blockComponents } from './registry';
import { type School, SchoolProvider } from './school-context';
import type { Block } from './schemas';

const Section = chakra('section', blockRecipe);

export interface BlockListProps {
  blocks: Block[];
  /** The page's pictures, by their paths inside content/pictures. */
  pictures?: Record<string, IGatsbyImageData>;
  /** Who the school is, for the blocks that show it. */
  school: School;
}

/** The body of a page: its blocks one below the other, each with its heading and anchor. */
export function BlockList({ blocks, pictures = {}, school }: BlockListProps) {
  // In a built page, where React does not run, an inline script does this.
  useEffect(() => scheduleVisibility(document), []);
  return (
    <SchoolProvider value={school}>
      <PictureProvider value={pictures}>
        <Blocks blocks={blocks} level={2} />
      </PictureProvider>
    </SchoolProvider>
  );
}

const deeper = (level: HeadingLevel): HeadingLevel => (level === 2 ? 3 : 4);

/** The first block that a reader meets only after scrolling, on every screen. */
const firstUnseen = 4;

/** Whether blocks are hidden as long as they are yet to come, all of them. */
const comesLater = (blocks: Block[]) =>
  blocks.length > 0 && blocks.every(({ times }) => times?.from !== undefined);

/** `level` is the level of the blocks' own headings; inside an accordion it is deeper. */
function Blocks({ blocks, level }: { blocks: Block[]; level: HeadingLevel }) {
  return (
    <div>
      {blocks.map((block, index) => {
        const headed = block.heading !== undefined;
        const section = (
          <Section
            id={block.id}
            lang={block.lang}
            headed={headed}
            afterLine={blocks[index - 1]?.kind === 'accordion'}
            inside={level > 2}
            ownSheet={block.kind === 'calendar'}
            screenOnly={block.kind === 'links' && leadsOnlyWithin(block)}
            {...(comesLater(blocks.slice(0, index)) && { afterHidden: true })}
            {...timedAttributes(block.times)}
          >
            {headed ? <BlockHeading level={level}>{block.heading}</BlockHeading> : null}
            <EditorNotes notes={block.editorNotes} />
            <BlockBody block={block} level={headed ? deeper(level) : level} />
          </Section>
        );
        return (
          <Fragment key={block.id ?? index}>
            {level === 2 && index === firstUnseen ? <BelowFold /> : null}
            {section}
          </Fragment>
        );
      })}
    </div>
  );
}

function BlockBody({ block, level }: { block: Block; level: HeadingLevel }) {
  // The kind picks the component made for it; TypeScript can't follow that through the index.
  const View = blockComponents[block.kind] as ComponentType<BlockProps>;
  return (
    <View
      block={block}
      level={level}
      renderBlocks={(blocks) => <Blocks blocks={blocks} level={deeper(level)} />}
    />
  );
}
