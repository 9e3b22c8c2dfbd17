import type { InferType } from 'yup';
import type { BlockLoadContext } from '../content/block-load-context';
import type { BlockRegistry } from '../content/block-registry';
import { loadAccordion, accordionSchema, type AccordionBlock } from './accordion/accordion.schema';
import {
  admissionFinderSchema,
  loadAdmissionFinder,
  type AdmissionFinderBlock,
} from './admission-finder/admission-finder.schema';
import { loadCalendar, calendarSchema, type CalendarBlock } from './calendar/calendar.schema';
import {
  loadCombinations,
  combinationsSchema,
  type CombinationsBlock,
} from './combinations/combinations.schema';
import { loadContact, contactSchema, type ContactBlock } from './contact/contact.schema';
import {
  loadDialogImage,
  dialogImageSchema,
  type DialogImageBlock,
} from './dialog-image/dialog-image.schema';
import { loadDownloads, downloadsSchema, type DownloadsBlock } from './downloads/downloads.schema';
import {
  feePlannerSchema,
  loadFeePlanner,
  type FeePlannerBlock,
} from './fee-planner/fee-planner.schema';
import { loadFeeTable, feeTableSchema, type FeeTableBlock } from './fee-table/fee-table.schema';
import { loadFigures, figuresSchema, type FiguresBlock } from './figures/figures.schema';
import { loadGallery, gallerySchema, type GalleryBlock } from './gallery/gallery.schema';
import { loadImage, imageSchema, type ImageBlock } from './image/image.schema';
import { loadLinks, linksSchema, type LinksBlock } from './links/links.schema';
import { loadNotice, noticeSchema, type NoticeBlock } from './notice/notice.schema';
import { loadPapers, papersSchema, type PapersBlock } from './papers/papers.schema';
import { loadPdf, pdfSchema, type PdfBlock } from './pdf/pdf.schema';
import { loadPeople, peopleSchema, type PeopleBlock } from './people/people.schema';
import { loadProse, proseSchema, type ProseBlock } from './prose/prose.schema';
import { loadSteps, stepsSchema, type StepsBlock } from './steps/steps.schema';
import { loadTable, tableSchema, type TableBlock } from './table/table.schema';
import { loadTimeline, timelineSchema, type TimelineBlock } from './timeline/timeline.schema';

/** A block of a page, as components receive it. */
export type Block =
  | AccordionBlock<Block>
  | AdmissionFinderBlock
  | CalendarBlock
  | CombinationsBlock
  | ContactBlock
  | DialogImageBlock
  | DownloadsBlock
  | FeePlannerBlock
  | FeeTableBlock
  | FiguresBlock
  | GalleryBlock
  | ImageBlock
  | LinksBlock
  | NoticeBlock
  | PapersBlock
  | PdfBlock
  | PeopleBlock
  | ProseBlock
  | StepsBlock
  | TableBlock
  | TimelineBlock;

/** The kinds of block an editor can use. */
export type BlockKind = Block['kind'];

/** The schema of each kind: what an editor may write. */
export const blockSchemas = {
  prose: proseSchema,
  figures: figuresSchema,
  table: tableSchema,
  accordion: accordionSchema,
  steps: stepsSchema,
  notice: noticeSchema,
  downloads: downloadsSchema,
  papers: papersSchema,
  people: peopleSchema,
  timeline: timelineSchema,
  combinations: combinationsSchema,
  image: imageSchema,
  gallery: gallerySchema,
  contact: contactSchema,
  'dialog-image': dialogImageSchema,
  pdf: pdfSchema,
  links: linksSchema,
  calendar: calendarSchema,
  'fee-table': feeTableSchema,
  'fee-planner': feePlannerSchema,
  'admission-finder': admissionFinderSchema,
};

/** How each kind is loaded, once its schema has passed it. */
const blockLoaders: { [K in BlockKind]: KindLoader<K> } = {
  prose: loadProse,
  figures: loadFigures,
  table: loadTable,
  accordion: loadAccordion,
  steps: loadSteps,
  notice: loadNotice,
  downloads: loadDownloads,
  papers: loadPapers,
  people: loadPeople,
  timeline: loadTimeline,
  combinations: loadCombinations,
  image: loadImage,
  gallery: loadGallery,
  contact: loadContact,
  'dialog-image': loadDialogImage,
  pdf: loadPdf,
  links: loadLinks,
  calendar: loadCalendar,
  'fee-table': loadFeeTable,
  'fee-planner': loadFeePlanner,
  'admission-finder': loadAdmissionFinder,
};

/** The loader of one kind takes what the schema of that kind gives. */
type KindLoader<K extends BlockKind> = (
  written: InferType<(typeof blockSchemas)[K]>,
  context: BlockLoadContext<Block>,
) => Block | Block[];

/** The kinds in the order of the editors' guide. */
export const blockKinds = Object.keys(blockSchemas) as BlockKind[];

/** All kinds of block, for whoever loads content. */
export const blockRegistry: BlockRegistry<Block> = {
  schemas: blockSchemas,
  loaders: blockLoaders,
};
