import { accordionExamples } from './accordion/accordion.examples';
import { admissionFinderExamples } from './admission-finder/admission-finder.examples';
import { calendarExamples } from './calendar/calendar.examples';
import { combinationsExamples } from './combinations/combinations.examples';
import { contactExamples } from './contact/contact.examples';
import { dialogImageExamples } from './dialog-image/dialog-image.examples';
import { downloadsExamples } from './downloads/downloads.examples';
import { feePlannerExamples } from './fee-planner/fee-planner.examples';
import { feeTableExamples } from './fee-table/fee-table.examples';
import { figuresExamples } from './figures/figures.examples';
import { galleryExamples } from './gallery/gallery.examples';
import { imageExamples } from './image/image.examples';
import { linksExamples } from './links/links.examples';
import { noticeExamples } from './notice/notice.examples';
import { papersExamples } from './papers/papers.examples';
import { pdfExamples } from './pdf/pdf.examples';
import { peopleExamples } from './people/people.examples';
import { proseExamples } from './prose/prose.examples';
import { stepsExamples } from './steps/steps.examples';
import { tableExamples } from './table/table.examples';
import { timelineExamples } from './timeline/timeline.examples';
import type { BlockExample } from './block-example';
import type { BlockKind } from './schemas';

/** The examples of every kind of block, for the editors' guide and for tests over all kinds. */
export const blockExamples: Record<BlockKind, Record<string, BlockExample>> = {
  prose: proseExamples,
  figures: figuresExamples,
  table: tableExamples,
  accordion: accordionExamples,
  steps: stepsExamples,
  notice: noticeExamples,
  downloads: downloadsExamples,
  papers: papersExamples,
  people: peopleExamples,
  timeline: timelineExamples,
  combinations: combinationsExamples,
  image: imageExamples,
  gallery: galleryExamples,
  contact: contactExamples,
  'dialog-image': dialogImageExamples,
  pdf: pdfExamples,
  links: linksExamples,
  calendar: calendarExamples,
  'fee-table': feeTableExamples,
  'fee-planner': feePlannerExamples,
  'admission-finder': admissionFinderExamples,
};
