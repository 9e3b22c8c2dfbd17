import { extensionOf } from '../../lib/http/file-type';

/** The kinds of file a certificate may come as. */
export type CertificateKind = 'pdf' | 'jpeg' | 'png';

const FIRST_BYTES: readonly (readonly [CertificateKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const TYPES = /^(?:application\/(?:x-)?pdf|image\/(?:p?jpeg|jpg|(?:x-)?png))$/;

/** Whether a content type, or the path's extension where that is generic, names one of these kinds. */
export function isAnnounced(contentType: string, path: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return TYPES.test(type) || /^(?:pdf|jpe?g|png)$/.test(extensionOf(path));
}

/** The kind that the first bytes show; `undefined` when they show none of the three. */
export async function actualKind(file: Blob): Promise<CertificateKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = FIRST_BYTES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  return found?.[0];
}
