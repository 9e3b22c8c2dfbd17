import type { ComponentType } from 'react';
import { AccordionBlockView } from './accordion/accordion-block';
import { AdmissionFinderBlockView } from './admission-finder/admission-finder-block';
import type { BlockOf, BlockProps } from './block-props';
import { CalendarBlockView } from './calendar/calendar-block';
import { CertificatesBlockView } from './certificates/certificates-block';
import { CombinationsBlockView } from './combinations/combinations-block';
import { ContactBlockView } from './contact/contact-block';
import { DialogImageBlockView } from './dialog-image/dialog-image-block';
import { DownloadsBlockView } from './downloads/downloads-block';
import { FeePlannerBlockView } from './fee-planner/fee-planner-block';
import { FeeTableBlockView } from './fee-table/fee-table-block';
import { FiguresBlockView } from './figures/figures-block';
import { GalleryBlockView } from './gallery/gallery-block';
import { ImageBlockView } from './image/image-block';
import { LinksBlockView } from './links/links-block';
import { NoticeBlockView } from './notice/notice-block';
import { DocumentsBlockView } from './documents/documents-block';
import { PdfBlockView } from './pdf/pdf-block';
import { PeopleBlockView } from './people/people-block';
import { ProseBlockView } from './prose/prose-block';
import type { BlockKind } from './schemas';
import { StepsBlockView } from './steps/steps-block';
import { TableBlockView } from './table/table-block';
import { TimelineBlockView } from './timeline/timeline-block';

/** The component of every kind of block; a kind without one does not compile. */
export const blockComponents: { [K in BlockKind]: ComponentType<BlockProps<BlockOf<K>>> } = {
  prose: ProseBlockView,
  figures: FiguresBlockView,
  table: TableBlockView,
  accordion: AccordionBlockView,
  steps: StepsBlockView,
  notice: NoticeBlockView,
  downloads: DownloadsBlockView,
  papers: DocumentsBlockView,
  certificates: CertificatesBlockView,
  people: PeopleBlockView,
  timeline: TimelineBlockView,
  combinations: CombinationsBlockView,
  image: ImageBlockView,
  gallery: GalleryBlockView,
  contact: ContactBlockView,
  'dialog-image': DialogImageBlockView,
  pdf: PdfBlockView,
  links: LinksBlockView,
  calendar: CalendarBlockView,
  'fee-table': FeeTableBlockView,
  'fee-planner': FeePlannerBlockView,
  'admission-finder': AdmissionFinderBlockView,
};
