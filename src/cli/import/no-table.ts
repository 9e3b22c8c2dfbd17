import { headBytes, kindOfBytes, type BytesKind } from '../../content/photos/bytes-kind';
import { endingOf } from '../../lib/files/file-kinds';

/** Not BMP, which begins with two letters as a text can. */
const pictures: readonly BytesKind[] = ['avif', 'gif', 'heic', 'jpeg', 'png', 'tiff', 'webp'];

const asWord = 'open it, save it as .docx, and import that';
const unpack = 'unpack it, and import what is in it';
const slides =
  'these are slides and no table; save them as a PDF, and add it with npx school add circular';

const byEnding: Readonly<Record<string, string>> = {
  odt: asWord,
  rtf: asWord,
  pages: asWord,
  ppt: slides,
  pptx: slides,
  pps: slides,
  ppsx: slides,
  odp: slides,
  zip: unpack,
  rar: unpack,
  '7z': unpack,
  numbers: 'open it, save it as .xlsx or CSV, and import that',
};

/** Why a file that is no table can't be imported as it is, and what to do with it. */
export function noTable(name: string, bytes: Buffer): string | undefined {
  const kind = kindOfBytes(bytes.subarray(0, headBytes));
  if (pictures.includes(kind))
    return 'this is a picture and no table; put it into a folder with the others of its event, and import the folder';
  if (kind === 'video')
    return 'this is a video; put it on YouTube, and name its address in videos.yaml';
  return byEnding[endingOf(name)];
}
