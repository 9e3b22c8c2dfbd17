import type { ReactNode } from 'react';
import type { AnySchema, InferType } from 'yup';
import { noChecks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { readYaml } from '../../content/read-yaml';
import { validate } from '../../content/validate';
import { circularRecords, circularsSchema } from '../../content-service/kinds/circulars';
import { eventRecords, eventsSchema } from '../../content-service/kinds/events';
import { newsRecords, newsSchema } from '../../content-service/kinds/news';
import { testimonialRecords, testimonialsSchema } from '../../content-service/kinds/testimonials';
import { videoRecords, videosSchema } from '../../content-service/kinds/videos';
import type { PlainDate } from '../../dates/plain-date';
import { AlumniGrid } from '../../features/alumni/alumni-grid';
import { readAlumnus } from '../../features/alumni/alumni.schema';
import { CircularRegister } from '../../features/circulars/circular-register';
import { readCircular } from '../../features/circulars/circulars.schema';
import { EventMonths } from '../../features/events/event-months';
import { readEvent } from '../../features/events/events.schema';
import { NewsGrid } from '../../features/news/news-grid';
import { readNews } from '../../features/news/news.schema';
import { VideoGrid } from '../../features/videos/video-grid';
import { readVideo } from '../../features/videos/videos.schema';
import { type ListRecord, readList, type ReadRecord } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { type Content, textOf } from '../file-format';
import type { FileForm } from '../form';
import { previewedList, type PreviewedList } from '../previewed';

type Draw = (written: unknown, today: PlainDate) => ReactNode;

interface ListPreviewer {
  schema: AnySchema;
  draw: Draw;
}

/** A list as its page shows it: what the service would send, read and drawn as in a visitor's browser. */
function previewer<S extends AnySchema, T extends ListRecord>(
  schema: S,
  records: (written: InferType<S>, today: PlainDate) => readonly unknown[],
  read: ReadRecord<T>,
  view: (items: T[]) => ReactNode,
): ListPreviewer {
  // What is drawn has passed the schema.
  const draw: Draw = (written, today) =>
    view(readList(records(written as InferType<S>, today), read));
  return { schema, draw };
}

const previewers: Record<PreviewedList, ListPreviewer> = {
  news: previewer(newsSchema, newsRecords, readNews, (items) => (
    <NewsGrid items={newestFirst(items)} withLead />
  )),
  events: previewer(eventsSchema, eventRecords, readEvent, (items) => (
    <EventMonths items={items} />
  )),
  circulars: previewer(circularsSchema, circularRecords, readCircular, (items) => (
    <CircularRegister items={newestFirst(items)} />
  )),
  videos: previewer(videosSchema, videoRecords, readVideo, (items) => (
    <VideoGrid items={newestFirst(items)} />
  )),
  testimonials: previewer(testimonialsSchema, testimonialRecords, readAlumnus, (items) => (
    <AlumniGrid items={items} />
  )),
};

/** The open form of a list, drawn as on its page, and what the check of the content would say of it. */
export function listPreview(
  form: FileForm,
  content: Content,
  today: PlainDate,
): { list?: ReactNode; diagnostics: Diagnostic[] } {
  const name = previewedList(form.name);
  const { source, diagnostics } = readYaml(`${form.name}.yaml`, textOf(form, content));
  if (!name || source.broken) return { diagnostics };
  const known = previewers[name];
  const file = { source, diagnostics, isUnsure: () => false };
  const checked = validate(known.schema, file, noChecks);
  const all = [...diagnostics, ...checked.diagnostics];
  if (checked.value === undefined) return { diagnostics: all };
  return { list: known.draw(checked.value, today), diagnostics: all };
}
