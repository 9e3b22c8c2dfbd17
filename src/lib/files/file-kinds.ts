/** How a file reaches visitors: shown and resized, shown as it is, opened by the browser, or saved. */
type FileUse = 'photo' | 'drawing' | 'document' | 'download';

/** What files of an ending are. */
export interface FileKind {
  type: string;
  use: FileUse;
}

const office = 'application/vnd.openxmlformats-officedocument';
const photo = (type: string): FileKind => ({ type, use: 'photo' });
const download = (type: string): FileKind => ({ type, use: 'download' });

const kinds = new Map<string, FileKind>(
  Object.entries({
    avif: photo('image/avif'),
    jfif: photo('image/jpeg'),
    jpeg: photo('image/jpeg'),
    jpg: photo('image/jpeg'),
    png: photo('image/png'),
    webp: photo('image/webp'),
    svg: { type: 'image/svg+xml', use: 'drawing' },
    pdf: { type: 'application/pdf', use: 'document' },
    doc: download('application/msword'),
    docx: download(`${office}.wordprocessingml.document`),
    xls: download('application/vnd.ms-excel'),
    xlsx: download(`${office}.spreadsheetml.sheet`),
    ppt: download('application/vnd.ms-powerpoint'),
    pptx: download(`${office}.presentationml.presentation`),
    zip: download('application/zip'),
  } satisfies Record<string, FileKind>),
);

/** The ending of a path in small letters, without its dot; '' where there is none. */
export const endingOf = (path: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? '';

/** What a file is by its ending; undefined for files that are not served. */
export const kindOf = (path: string): FileKind | undefined => kinds.get(endingOf(path));

/** Whether a path ends as photos do. */
export const isPhotoName = (path: string): boolean => kindOf(path)?.use === 'photo';

const advice: Record<string, string> = {
  gif: 'a GIF keeps notes of who made it and where; save it as WebP, JPEG or PNG',
  heic: 'HEIC can’t be shown by browsers; save it as JPEG (on an iPhone: Settings, Photos, Transfer to Mac or PC, Automatic; for new photos: Camera, Formats, Most Compatible)',
  icloud:
    'only its name is here, the file itself is in iCloud; open it on the Mac, so that it is downloaded, and copy it again',
  html: 'this is a web page; save the page as a PDF',
  zip: 'photos in a ZIP are not shown; unpack it here',
  mp4: 'videos are not shown from here; put it on YouTube, and name its address in videos.yaml',
};

const alike: readonly (readonly [string, RegExp])[] = [
  ['heic', /^(?:heif|hif)$/],
  ['html', /^htm$/],
  ['mp4', /^(?:mov|3gp|avi|mkv)$/],
];
const unfinished = 'this file was not downloaded to its end; download it again';
const otherPictures = /^(?:bmp|tiff?|psd|raw|dng|cr2|nef|arw|jxl|jp2)$/;

/** What to do with a file that is not served, by its ending and by the folder that it lies in. */
export function adviceFor(path: string, among: 'photos' | 'files'): string {
  if (/\.(?:crdownload|download|part)$/i.test(path)) return unfinished;
  const ending = endingOf(path);
  const known = advice[alike.find(([, endings]) => endings.test(ending))?.[0] ?? ending];
  if (known && !(ending === 'zip' && among === 'files')) return known;
  if (otherPictures.test(ending)) {
    return `${ending.toUpperCase()} can’t be shown by browsers; save it as JPEG`;
  }
  const kind = ending === '' ? 'a file without an ending' : `a .${ending} file`;
  return among === 'photos'
    ? `${kind} is no photo that browsers show; save it as JPEG, or take it away from here`
    : `${kind} is not served; make it a PDF, or take it away from here`;
}
