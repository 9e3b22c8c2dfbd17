import { extensionOf } from '../../lib/http/file-type';

/** The kinds of file a certificate may come as. */
export type CertificateKind = 'pdf' | 'jpeg' | 'png';

const KIND_OF_TYPE: Readonly<Record<string, CertificateKind>> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/png': 'png',
  'image/x-png': 'png',
};

const KIND_OF_EXTENSION: Readonly<Record<string, CertificateKind>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
};

const FIRST_BYTES: readonly (readonly [CertificateKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * The kind that a content type names, whatever its case and parameters; the path's extension
 * where the type names none ('application/octet-stream', '' and the like). `undefined` for
 * neither.
 */
export function announcedKind(contentType: string, path: string): CertificateKind | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return ownValue(KIND_OF_TYPE, type) ?? ownValue(KIND_OF_EXTENSION, extensionOf(path));
}

/** The kind that the first bytes show; `undefined` when they show none of the three. */
export async function actualKind(file: Blob): Promise<CertificateKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = FIRST_BYTES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  return found?.[0];
}

function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
