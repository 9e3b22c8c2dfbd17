/** By the extension without the x of Office's newer kinds. */
const TYPE_NAMES: Record<string, string> = {
  pdf: 'PDF',
  doc: 'Word document',
  xls: 'Excel sheet',
  ppt: 'PowerPoint slides',
  txt: 'text file',
  zip: 'ZIP archive',
  mp4: 'video',
};

const PICTURE = /^(jpe?g|jfif|png|webp|avif|gif|svg)$/;

/** A path's extension in lower case without the dot; '' when it has none. */
export function extensionOf(path: string): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path.trim());
  return extension?.[1]?.toLowerCase() ?? '';
}

/** What kind of file a path names, in words for a link: 'PDF', 'picture', or 'file'. */
export function fileTypeName(path: string): string {
  const extension = extensionOf(path);
  if (PICTURE.test(extension)) return 'picture';
  const kind = extension.replace(/^(...)x$/, '$1');
  return Object.hasOwn(TYPE_NAMES, kind) ? (TYPE_NAMES[kind] ?? 'file') : 'file';
}

/** A name for the file at a path or an address: 'papers/half-yearly-hindi.pdf' gives 'Half yearly hindi'. */
export function fileNameIn(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const words = last
    .replace(/\.\w{1,8}$/, '')
    .replace(/[-_]/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
