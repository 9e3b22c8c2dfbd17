import type { ReactNode } from 'react';
import type { AnySchema, InferType } from 'yup';
import { Container } from '../../components/section/container';
import { noChecks } from '../../content/checks';
import { classesOf } from '../../content/classes';
import type { Diagnostic } from '../../content/diagnostics';
import { readYaml } from '../../content/read-yaml';
import { validate } from '../../content/validate';
import { albumRecords, albumsSchema } from '../../content-service/kinds/albums';
import { withPlainTexts } from '../../content-service/dataset/plain-texts';
import { birthdayRecords, birthdaysSchema } from '../../content-service/kinds/birthdays';
import { circularRecords, circularsSchema } from '../../content-service/kinds/circulars';
import { eventRecords, eventsSchema } from '../../content-service/kinds/events';
import { messageRecords, messagesSchema } from '../../content-service/kinds/messages';
import { newsRecords, newsSchema } from '../../content-service/kinds/news';
import { testimonialRecords, testimonialsSchema } from '../../content-service/kinds/testimonials';
import { topperRecords, toppersSchema } from '../../content-service/kinds/toppers';
import { videoRecords, videosSchema } from '../../content-service/kinds/videos';
import type { PlainDate } from '../../lib/dates/plain-date';
import { firstMonthOf } from '../../lib/dates/session';
import { AlumniGrid } from '../../features/alumni/alumni-grid';
import { readAlumnus } from '../../features/alumni/alumni.schema';
import { readBirthday } from '../../features/birthdays/birthdays.schema';
import { CircularRegister } from '../../features/circulars/circular-register';
import { readCircular } from '../../features/circulars/circulars.schema';
import { EventMonths } from '../../features/events/event-months';
import { readEvent } from '../../features/events/events.schema';
import { AlbumGrid } from '../../features/gallery/album-grid';
import { photoAlbums } from '../../features/gallery/gallery.queries';
import { readAlbum } from '../../features/gallery/gallery.schema';
import { readMessage } from '../../features/messages/messages.schema';
import { NewsGrid } from '../../features/news/news-grid';
import { readNews } from '../../features/news/news.schema';
import { readTopper } from '../../features/toppers/toppers.schema';
import { VideoGrid } from '../../features/videos/video-grid';
import { readVideo } from '../../features/videos/videos.schema';
import { type ListRecord, readList, type ReadRecord } from '../../lib/http/read-record';
import { newestFirst } from '../../features/shared/order';
import { type Content, textOf } from '../file-format';
import type { FileForm } from '../form';
import { previewedList, type PreviewedList } from '../previewed';
import { BirthdaysView, LettersView, ToppersView } from './list-views';
import type { PreviewData } from './preview-data';

/** What a list is rendered with besides its own file. */
export interface ListPreviewContext extends Pick<PreviewData, 'site' | 'photos'> {
  today: PlainDate;
}

type RenderPreview = (written: unknown, context: ListPreviewContext) => ReactNode;

interface ListPreviewer {
  schema: AnySchema;
  render: RenderPreview;
}

/** A list as its page shows it: what the service would send, read and rendered as in a browser. */
function previewer<S extends AnySchema, T extends ListRecord>(
  schema: S,
  records: (written: InferType<S>, context: ListPreviewContext) => readonly unknown[],
  read: ReadRecord<T>,
  view: (items: T[], context: ListPreviewContext) => ReactNode,
): ListPreviewer {
  // Only a value that has passed the schema is rendered.
  const render: RenderPreview = (written, context) =>
    view(readList(records(withPlainTexts(written) as InferType<S>, context), read), context);
  return { schema, render };
}

const inColumn = (list: ReactNode) => <Container py={8}>{list}</Container>;

const previewers: Record<PreviewedList, ListPreviewer> = {
  news: previewer(
    newsSchema,
    (written, { today }) => newsRecords(written, today),
    readNews,
    (items) => inColumn(<NewsGrid items={newestFirst(items)} withLead />),
  ),
  events: previewer(
    eventsSchema,
    (written, { today, site }) => eventRecords(written, today, firstMonthOf(site?.sessionFrom)),
    readEvent,
    (items) => inColumn(<EventMonths items={items} />),
  ),
  circulars: previewer(
    circularsSchema,
    (written, { today, site }) => circularRecords(written, today, classesOf(site)),
    readCircular,
    (items) => inColumn(<CircularRegister items={newestFirst(items)} />),
  ),
  videos: previewer(
    videosSchema,
    (written, { today }) => videoRecords(written, today),
    readVideo,
    (items) => inColumn(<VideoGrid items={newestFirst(items)} />),
  ),
  testimonials: previewer(testimonialsSchema, testimonialRecords, readAlumnus, (items) =>
    inColumn(<AlumniGrid items={items} />),
  ),
  albums: previewer(
    albumsSchema,
    (written, { today, photos }) => albumRecords(written, today, (folder) => photos[folder] ?? []),
    readAlbum,
    (items) => inColumn(<AlbumGrid items={photoAlbums(items)} />),
  ),
  toppers: previewer(toppersSchema, topperRecords, readTopper, (items, { site }) =>
    inColumn(<ToppersView toppers={items} examinations={site?.examinations ?? []} />),
  ),
  birthdays: previewer(
    birthdaysSchema,
    (written, { today }) => birthdayRecords(written, today),
    readBirthday,
    (items, { today }) => <BirthdaysView items={items} today={today} />,
  ),
  messages: previewer(messagesSchema, messageRecords, readMessage, (items) =>
    inColumn(<LettersView items={items} />),
  ),
};

/** The open form of a list, rendered as on its page, and the diagnostics of the content check. */
export function listPreview(
  form: FileForm,
  content: Content,
  context: ListPreviewContext,
): { list?: ReactNode; diagnostics: Diagnostic[] } {
  const name = previewedList(form.name);
  const { source, diagnostics } = readYaml(`${form.name}.yaml`, textOf(form, content));
  if (!name || source.broken) return { diagnostics };
  const known = previewers[name];
  const checked = validate(known.schema, { source }, noChecks);
  const all = [...diagnostics, ...checked.diagnostics];
  if (checked.value === undefined) return { diagnostics: all };
  return { list: known.render(checked.value, context), diagnostics: all };
}
