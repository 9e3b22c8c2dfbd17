import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cleanPhoto } from '../../content/photos/clean-photo';
import { fileProblem } from '../../content/photos/file-problem';
import { formatLongDay } from '../../lib/dates/format';
import { parsePlainDate, today } from '../../lib/dates/plain-date';
import { kindOf } from '../../lib/files/file-kinds';
import { compareNames, isSystemFile } from '../../lib/files/file-name';
import { paint } from '../../lib/terminal/style';
import { addToList, itemOf } from '../content-new/add-to-list';
import type { Draft } from '../content-new/draft';
import { lastNumber, numberedName, onDisk, plainName } from '../content-new/file-names';
import { album } from '../content-new/lists';
import { withdrawnPhotos } from '../content-new/take-file';
import { longestSide } from '../content-pictures/clean-photos';
import { isPhoto } from '../content-pictures/list-photos';
import { pairsOf } from './columns/choose-columns';
import { answersTo } from './confirm';
import { readDocumentName } from './document-name';
import { listFile } from './lists/list-file';
import type { ImportOptions } from './options';
import { writeParts } from './plan/write-rows';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Photo {
  name: string;
  path: string;
}

const notPhoto = (name: string) =>
  kindOf(name)?.use === 'drawing'
    ? 'this is a drawing and no photo; save it as JPEG'
    : 'this is a document and no photo; the same with --to circulars takes the documents of a folder';

/** The photos of a folder in the order that people count, and why each other file is left out. */
function photosIn(folder: string): { photos: Photo[]; left: { name: string; message: string }[] } {
  const photos: Photo[] = [];
  const left: { name: string; message: string }[] = [];
  const known = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((one) => !isSystemFile(one))
    .sort(compareNames)) {
    const path = join(folder, name);
    const say = (message: string) => left.push({ name, message });
    if (!statSync(path).isFile()) {
      say('a folder of its own; import it by itself');
      continue;
    }
    const problem = fileProblem(path, 'photos');
    const mark = digest(readFileSync(path));
    const twin = known.get(mark);
    if (problem !== undefined) say(problem);
    else if (!isPhoto(name)) say(notPhoto(name));
    else if (twin !== undefined) say(`the same photo as ${twin}`);
    else {
      known.set(mark, name);
      photos.push({ name, path });
    }
  }
  return { photos, left };
}

/** The ending of what a picture is, whatever its name said of it. */
async function endingOf(picture: Buffer): Promise<string> {
  const { format } = await sharp(picture).metadata();
  return format === 'jpeg' ? 'jpg' : format === 'heif' ? 'avif' : format;
}

async function dayOf(path: string): Promise<string | undefined> {
  const { exif } = await sharp(path).metadata();
  const [, year, month, day] =
    /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/.exec(exif?.toString('latin1') ?? '') ?? [];
  return parsePlainDate([year, month, day].join('-'));
}

/** 'IMG-20261114-WA0007.jpg', 'WhatsApp Image 2026-11-14 at 10.32.11.jpeg': messengers remove the camera's data. */
const dayInName = /(?<!\d)(20\d\d)([-_.]?)(\d\d)\2(\d\d)(?!\d)/;

function dayInNames(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [, year, , month, date] = dayInName.exec(name) ?? [];
    const day = parsePlainDate([year, month, date].join('-'));
    if (day !== undefined && day <= today()) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The title, day and text of a new album: asked for, or taken from `--set`. */
async function answersFor({ dir, set }: ImportOptions, folder: string, photos: readonly Photo[]) {
  // 'Sports Day 14.11.2026': whoever called the folder so has said both.
  const named = readDocumentName(`${basename(folder)}.jpg`);
  const [first] = photos;
  const taken =
    parsePlainDate(named.date) ??
    (first && (await dayOf(first.path))) ??
    dayInNames(photos.map(({ name }) => name));
  const title = named.date === '' || named.number !== '' ? '' : named.title;
  const questions = album.questions
    .filter(({ name }) => name !== 'photos')
    .map((question) => {
      if (question.name === 'title')
        return { ...question, fallback: () => title || basename(folder) };
      if (question.name !== 'date') return question;
      return { ...question, fallback: () => formatLongDay(parsePlainDate(taken) ?? today()) };
    });
  return answersTo(questions, pairsOf('set', set), dir);
}

/** Imports a folder of photos as an album; into one that is there, the photos that it has not yet. */
export async function importPhotos(options: ImportOptions): Promise<void> {
  const { dir } = options;
  const folder = onDisk(options.from).replace(/[/\\]$/, '');
  const { photos, left } = photosIn(folder);
  for (const { name, message } of left) console.log(`${paint('bad', '!')} ${name}: ${message}`);
  if (left.length > 0) process.exitCode = 1;
  const withdrawn = withdrawnOf(dir);
  const shown = photos.filter(({ name }) => !withdrawn.isFile(name));
  const hidden = photos.length - shown.length;
  if (hidden > 0) console.log(withdrawnPhotos(hidden));
  if (shown.length === 0) throw new Error(`${options.from} has no photo that can be shown.`);

  const wanted = plainName(pairsOf('set', options.set).id ?? basename(folder));
  const known = listFile(dir, 'albums').items.find(({ id }) => id === wanted);
  const answers = known ? undefined : await answersFor(options, folder, shown);
  const id = answers?.id ?? wanted;
  if (answers)
    console.log(`Album: ${answers.title}, ${answers.date}; --set date=… says another day`);
  const target = String(known?.['folder'] ?? `pictures/albums/${id}`);
  const path = join(dir, 'service', target);
  const there = existsSync(path) ? readdirSync(path).filter((name) => !isSystemFile(name)) : [];
  const marks = new Set(there.map((name) => digest(readFileSync(join(path, name)))));
  const last = lastNumber(there);
  const files: { name: string; data: Buffer }[] = [];
  let same = 0;
  for (const { name, path: from } of shown) {
    // Upright, small, and without the data of camera and place. One at a time: a large photo takes much memory.
    const clean = await cleanPhoto(from, longestSide).catch(() => undefined);
    if (!clean) {
      process.exitCode = 1;
      console.log(`${paint('bad', '!')} ${name}: it is damaged and can’t be read; copy it again`);
      continue;
    }
    if (marks.has(digest(clean))) {
      same += 1;
      continue;
    }
    const file = numberedName(last + files.length + 1, await endingOf(clean));
    files.push({ name: join('service', target, file), data: clean });
    console.log(`${paint('good', '+')} ${name} → ${target}/${file}`);
  }
  console.log(`${files.length} added, ${same} as before, ${left.length + hidden} left out`);
  const add = (draft: Draft) => {
    for (const { name, data } of files) draft.add(name, data);
    if (!answers) return;
    const { title, date, description } = answers;
    addToList(draft, 'albums', itemOf({ id, title, date, description, folder: target }));
  };
  await writeParts([{ count: files.length, add }], options);
}
