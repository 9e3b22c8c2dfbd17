import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** A former student as the service sends it. */
export interface TestimonialRecord {
  _id: string;
  /** The field of work: 'Civil Service'. */
  title: string;
  name: string;
  designation: string;
  /** 'ISC 2009'. */
  batch: string;
  /** Paths of pictures; the first is shown. */
  attachments: string[];
}

/** A former student as the site shows it; what is not known is ''. */
export interface Alumnus extends ListRecord {
  title: string;
  name: string;
  designation: string;
  batch: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

/** Reads a former student; without a name there is none. */
export function readAlumnus(value: unknown): Alumnus | undefined {
  const record = asRecord(value);
  const name = cleanText(record?.['name']);
  if (!record || !name) return undefined;
  return {
    ...idAndKey(record, name),
    title: cleanText(record['title']),
    name,
    designation: cleanText(record['designation']),
    batch: cleanText(record['batch'], 60),
    photo: readPaths(record['attachments'])[0],
  };
}
