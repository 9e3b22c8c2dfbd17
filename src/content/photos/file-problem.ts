import { closeSync, openSync, statSync } from 'node:fs';
import { adviceFor, isPhotoName, kindOf } from '../../lib/files/file-kinds';
import { nameOf } from '../../lib/files/file-name';
import { type BytesKind, headBytes, kindOfBytes } from './bytes-kind';
import { isWholePicture, type OpenFile, readAt } from './whole-picture';

const running =
  /<(?:\w+:)?(?:script|handler|iframe|object|embed)\b|[\s"'/]on[a-z]+\s*=\s*["']|javascript:/i;

const character = (_: string, hex: string | undefined, decimal: string | undefined) =>
  String.fromCodePoint(Math.min(parseInt(hex ?? decimal ?? '', hex ? 16 : 10), 0x10ffff));

/**
 * Whether a drawing may run scripts, also from entities: it would do so where it is opened by itself, with all that
 * the site's own scripts may do, on hosts that send no policy with it.
 */
function runsScripts(file: OpenFile): boolean {
  const text = readAt(file, 0, file.size).toString('utf8');
  const plain = text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, character);
  // Browsers overlook these amid a scheme.
  return running.test(text) || running.test(plain.replace(/[\t\n\r]/g, ''));
}

/** Behind the end of a PDF or a ZIP stands no more than a comment, or what a server has added. */
const tail = 70_000;

/** A copy breaks off where a block of the network or the disk ends, and never as early as this. */
const firstBlock = 1024;

/** The length that a PDF made for reading on the web says it has: it has marks of an end in its beginning, too. */
const writtenLength = /\/Linearized\b[^>]*\/L\s+(\d+)/;

function isWholePdf(file: OpenFile): boolean {
  const [, length = 0] = writtenLength.exec(readAt(file, 0, firstBlock).toString('latin1')) ?? [];
  const end = readAt(file, Math.max(0, file.size - tail), tail);
  return file.size >= Number(length) && (end.includes('startxref') || end.includes('%%EOF'));
}

/** Whether the list of what is in it is there, which stands at its end. */
const isWholeZip = (file: OpenFile): boolean =>
  readAt(file, Math.max(0, file.size - tail), tail).includes('PK\x05\x06');

/** Whether a document has its end; what was copied or downloaded by half has none. */
function isWholeDocument(kind: 'pdf' | 'zip', file: OpenFile): boolean {
  if (file.size <= firstBlock) return true;
  return kind === 'pdf' ? isWholePdf(file) : isWholeZip(file);
}

const pictures: readonly BytesKind[] = ['avif', 'jpeg', 'png', 'webp'];

const words: Partial<Record<BytesKind, string>> = {
  empty: 'the file is empty; copy it again',
  gif: adviceFor('.gif', 'photos'),
  heic: adviceFor('.heic', 'photos'),
  bmp: adviceFor('.bmp', 'photos'),
  tiff: adviceFor('.tiff', 'photos'),
  video: adviceFor('.mp4', 'photos'),
  'web page': 'this is a web page and no picture; save the picture itself',
  pdf: 'this is a PDF and no picture; save it as JPEG',
  svg: 'this is a drawing; give its name the ending .svg, or save it as PNG',
};

const cutOff = 'the picture is cut off, its end is missing; copy it again from where it was taken';

function pictureBytesProblem(kind: BytesKind, file: OpenFile): string | undefined {
  if (!pictures.includes(kind)) return words[kind] ?? 'this is no picture; save it as JPEG';
  return isWholePicture(kind, file) ? undefined : cutOff;
}

const halfDocument =
  'the file is cut off, its end is missing; copy or download it again from where it was made';

/** How files of Office begin, also newer ones that are locked with a password; Word writes RTF as .doc, too. */
const officeStarts = ['\xd0\xcf\x11\xe0', '{\\rtf'];

const isOffice = (head: Buffer) =>
  officeStarts.some((start) => head.toString('latin1', 0, start.length) === start);

/** Many programs of schools save a web page, and give it the ending of an older Excel or Word, which open it. */
function webPageProblem(path: string): string {
  if (/\.xls$/i.test(path))
    return 'this is a web page under another name; open it in Excel, and save it as .xlsx';
  if (/\.doc$/i.test(path))
    return 'this is a web page under another name; open it in Word, and save it as .docx';
  return 'this is a web page; save the file itself again';
}

function documentBytesProblem(
  path: string,
  kind: BytesKind,
  head: Buffer,
  file: OpenFile,
): string | undefined {
  if (kind === 'empty') return words.empty;
  if (/\.pdf$/i.test(path)) {
    if (!head.includes('%PDF-')) return 'this is not a PDF; export it again';
    return isWholeDocument('pdf', file) ? undefined : halfDocument;
  }
  if (kind === 'web page') return webPageProblem(path);
  if (kind === 'zip') return isWholeDocument('zip', file) ? undefined : halfDocument;
  const [ending] = /\.(?:docx?|xlsx?|pptx?|zip)$/i.exec(path) ?? [];
  return ending === undefined || isOffice(head)
    ? undefined
    : `this is no ${ending} file, whatever its name says; copy it again, or save it again in its program`;
}

function drawingProblem(kind: BytesKind, file: OpenFile): string | undefined {
  if (kind !== 'svg') return 'this is no drawing; export it again';
  return runsScripts(file)
    ? 'this drawing holds a script, which would run on the site; save it as PNG, or export it without'
    : undefined;
}

function bytesProblem(path: string, size: number, among: 'photos' | 'files'): string | undefined {
  const use = kindOf(path)?.use;
  const descriptor = openSync(path, 'r');
  try {
    const file = { descriptor, size };
    const head = readAt(file, 0, headBytes);
    const kind = kindOfBytes(head);
    if (use === 'photo') return pictureBytesProblem(kind, file);
    if (use === 'drawing') return drawingProblem(kind, file);
    if (use) return documentBytesProblem(path, kind, head, file);
    if (!pictures.includes(kind)) return adviceFor(path, among);
    const name = nameOf(path).replace(/(?<![\s.])[\s.]+$/, '');
    const better = isPhotoName(name) ? name : `${name}.${kind}`;
    return `its name doesn’t say that it is a picture; name it "${better}"`;
  } finally {
    closeSync(descriptor);
  }
}

/** What was found of files, by path, size and time: most stay as they are. */
const known = new Map<string, string | undefined>();
const mostKnown = 20_000;

/**
 * Why a file can't be sent to visitors, by its name and its bytes, and what to do; undefined when it can.
 * `among` what it lies says which advice fits. Throws where the file can't be opened.
 */
export function fileProblem(path: string, among: 'photos' | 'files'): string | undefined {
  const { size, mtimeMs, ctimeMs, ino } = statSync(path);
  const key = [path, among, size, mtimeMs, ctimeMs, ino].join('\n');
  if (!known.has(key)) {
    if (known.size >= mostKnown) known.clear();
    known.set(key, bytesProblem(path, size, among));
  }
  return known.get(key);
}
