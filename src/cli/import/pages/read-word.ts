import mammoth from 'mammoth';
import { plainName } from '../../content-new/file-names';
import { guardZip, isZip, damagedFile, Refused } from '../zip-guard';
import { htmlToMarkdown } from './html-to-markdown';
import { takePicture, type TakenPicture } from './pictures';

/** Why bytes without what a .docx begins with are none, whatever the file is called. */
function noWordProblem(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 5);
  if (start.startsWith('\xD0\xCF\x11\xE0'))
    return 'this is a document of an old Word; open it and save it as .docx';
  if (start === '%PDF-')
    return 'this is a PDF, whatever its name says; add it with npx school add circular';
  return 'this is no Word document, whatever its name says; copy its text into a new one, save that as .docx, and import it';
}

/** Reads a .docx as a page has it. Its pictures become files; nothing outside of it is opened. */
export async function readWord(bytes: Buffer, dir: string, name: string) {
  if (!isZip(bytes)) throw new Refused(noWordProblem(bytes));
  await guardZip(bytes);
  const pictures = new Map<string, TakenPicture>();
  const unshown: string[] = [];
  let count = 0;
  const bare = name.replace(/\.\w+$/, '');
  let html: string;
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      {
        externalFileAccess: false,
        // mammoth knows headings alone.
        styleMap: ["p[style-name='Title'] => h1:fresh"],
        convertImage: mammoth.images.imgElement(async (image) => {
          count += 1;
          const src = `picture-${count}`;
          const data = await image.readAsBuffer();
          const taken = await takePicture(dir, data, `${plainName(bare)}-${count}`);
          if (taken) pictures.set(src, taken);
          else unshown.push(image.contentType);
          return { src };
        }),
      },
    );
    html = value;
  } catch {
    throw new Refused(damagedFile);
  }
  let untold = 0;
  const text = htmlToMarkdown(html, (src, alt) => {
    const picture = pictures.get(src);
    if (!picture) return undefined;
    if (alt === '') untold += 1;
    const words = alt.replace(/[[\]]/g, '') || `Picture ${src.replace(/\D/g, '')} of ${bare}`;
    return `![${words}](${picture.path})`;
  });
  const notes = [
    ...text.notes,
    ...unshown.map(
      (type) =>
        `a picture (${type}) can’t be shown by browsers and is left out; save it as PNG in Word`,
    ),
    ...(untold > 0
      ? [
          `Word says of ${untold} of the pictures not what they show; write it into the page, for those who can’t see them`,
        ]
      : []),
  ];
  return { ...text, notes, html, pictures: [...pictures.values()] };
}
