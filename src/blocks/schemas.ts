import type { AnySchema } from 'yup';
import type { BlockRegistry } from '../content/block-registry';
import { accordionBlock, type AccordionBlock } from './accordion/accordion.schema';
import { admissionFinderBlock } from './admission-finder/admission-finder.schema';
import { calendarBlock } from './calendar/calendar.schema';
import { certificatesBlock } from './certificates/certificates.schema';
import { combinationsBlock } from './combinations/combinations.schema';
import { contactBlock } from './contact/contact.schema';
import type { Loaded } from './define-block';
import { dialogImageBlock } from './dialog-image/dialog-image.schema';
import { downloadsBlock } from './downloads/downloads.schema';
import { feePlannerBlock } from './fee-planner/fee-planner.schema';
import { feeTableBlock } from './fee-table/fee-table.schema';
import { figuresBlock } from './figures/figures.schema';
import { galleryBlock } from './gallery/gallery.schema';
import { imageBlock } from './image/image.schema';
import { linksBlock } from './links/links.schema';
import { noticeBlock } from './notice/notice.schema';
import { documentsBlock } from './documents/documents.schema';
import { pdfBlock } from './pdf/pdf.schema';
import { peopleBlock } from './people/people.schema';
import { proseBlock } from './prose/prose.schema';
import { stepsBlock } from './steps/steps.schema';
import { tableBlock } from './table/table.schema';
import { timelineBlock } from './timeline/timeline.schema';

const definitions = {
  prose: proseBlock,
  figures: figuresBlock,
  table: tableBlock,
  accordion: accordionBlock,
  steps: stepsBlock,
  notice: noticeBlock,
  downloads: downloadsBlock,
  papers: documentsBlock,
  certificates: certificatesBlock,
  people: peopleBlock,
  timeline: timelineBlock,
  combinations: combinationsBlock,
  image: imageBlock,
  gallery: galleryBlock,
  contact: contactBlock,
  'dialog-image': dialogImageBlock,
  pdf: pdfBlock,
  links: linksBlock,
  calendar: calendarBlock,
  'fee-table': feeTableBlock,
  'fee-planner': feePlannerBlock,
  'admission-finder': admissionFinderBlock,
};

/** The kinds of block an editor can use. */
export type BlockKind = keyof typeof definitions;

type SimpleBlock = {
  [K in Exclude<BlockKind, 'accordion'>]: Loaded<(typeof definitions)[K]>;
}[Exclude<BlockKind, 'accordion'>];

/** A block of a page, as components receive it. */
export type Block = SimpleBlock | AccordionBlock<Block>;

/** The kinds in the order of the editors' guide. */
export const blockKinds = Object.keys(definitions) as BlockKind[];

/** All kinds of block, for whoever loads content. */
export const blockRegistry: BlockRegistry<Block> & Record<BlockKind, { schema: AnySchema }> =
  definitions;
