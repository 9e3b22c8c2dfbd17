import type { ContentClient } from '../../lib/http/client';
import { getClient } from '../../lib/http/client-config';
import { encodedPath } from '../../lib/http/file-url';
import { isHttpError, sentenceOf } from '../../lib/http/http-error';
import { asRecord } from '../../lib/http/as-record';
import type { Sent, ServiceCall } from '../../lib/http/service-calls';
import { actualKind, isAnnounced } from './certificate.file';
import { certificateMessages, type CertificateRequest } from './certificate.schema';
import { pngToJpeg } from './png-to-jpeg';

/** Requests the path of a certificate. */
export const certificateCall: ServiceCall = {
  name: 'Transfer certificate',
  path: '/api/tc/{code}',
  auth: true,
};

/** A certificate ready to be saved; its name always tells what it is. */
export interface CertificateFile {
  blob: Blob;
  filename: 'tc.pdf' | 'tc.jpg';
}

/**
 * The result of a request; `message` is the text of the error line. `not-found`: the register has no such
 * certificate, or no such pupil.
 */
export type CertificateResult =
  | { outcome: 'file'; file: CertificateFile }
  | { outcome: 'not-found' }
  | { outcome: 'error'; message: string }
  | { outcome: 'aborted' };

/** Options of a request. */
export interface DownloadOptions {
  signal?: AbortSignal;
  /** Turns a PNG into a JPEG. */
  toJpeg?: (png: Blob) => Promise<Blob>;
}

/**
 * Asks for a certificate and fetches its file. Never rejects; a failure is logged without the
 * pupil's name, number and path.
 */
export async function downloadCertificate(
  { admission, name }: CertificateRequest,
  { signal, toJpeg = pngToJpeg }: DownloadOptions = {},
): Promise<CertificateResult> {
  const client = getClient();
  const options = signal ? { signal } : {};
  const error = (message: string, reason = `${certificateCall.name}: ${message}`) => {
    client.log(reason);
    return { outcome: 'error', message } as const;
  };
  try {
    const body = { name: name.trim(), admission: admission.trim() };
    const reply = asRecord<Sent<'CertificatePath'>>(
      await client.postJson(certificateCall, body, options),
    );
    const path = reply?.data;
    const encoded = encodedPath(path);
    if (typeof path !== 'string' || !encoded) return error(certificateMessages.invalidReply);
    const received = await fetchFile(client, encoded, options);
    if ('status' in received) return error(certificateMessages.fileFailed(received.status));
    const file = await namedFile(received, path, toJpeg);
    if (signal?.aborted) return { outcome: 'aborted' };
    return file ? { outcome: 'file', file } : error(certificateMessages.unsupported);
  } catch (cause) {
    if (isHttpError(cause, 'aborted') || signal?.aborted) return { outcome: 'aborted' };
    if (isNotFound(cause)) {
      client.log(sentenceOf(cause));
      return { outcome: 'not-found' };
    }
    return error(certificateMessages.failed, sentenceOf(cause));
  }
}

/** Whether the service itself says so, in JSON: a host that knows no such address answers 404, too. */
const isNotFound = (cause: unknown) =>
  isHttpError(cause, 'status') && cause.status === 404 && asRecord(cause.body) !== undefined;

interface Received {
  blob: Blob;
  contentType: string;
}

/** The file, or the status with which the service refused it; other errors are thrown. */
async function fetchFile(
  client: ContentClient,
  encoded: string,
  options: { signal?: AbortSignal },
): Promise<Received | { status: number }> {
  try {
    // No token: openapi.yaml describes this call without auth options.
    const call = { name: 'Transfer certificate file', path: `/api/image/${encoded}` };
    return await client.getBlob(call, options);
  } catch (cause) {
    if (isHttpError(cause, 'status') && cause.status) return { status: cause.status };
    if (isHttpError(cause, 'aborted')) throw cause;
    // A new message, because the original one contains the pupil's path.
    throw new Error(`${certificateCall.name}: the file could not be fetched.`, { cause });
  }
}

/** The file, with the extension that its bytes show; `undefined` for an unsupported type. */
async function namedFile(
  { blob, contentType }: Received,
  path: string,
  toJpeg: (png: Blob) => Promise<Blob>,
): Promise<CertificateFile | undefined> {
  if (!isAnnounced(contentType, path)) return undefined;
  // The content type only decides whether it is accepted; the bytes decide its extension.
  const kind = await actualKind(blob);
  if (kind === 'pdf') {
    return { blob: new Blob([blob], { type: 'application/pdf' }), filename: 'tc.pdf' };
  }
  if (kind === 'jpeg') {
    return { blob: new Blob([blob], { type: 'image/jpeg' }), filename: 'tc.jpg' };
  }
  return kind === 'png' ? { blob: await toJpeg(blob), filename: 'tc.jpg' } : undefined;
}
