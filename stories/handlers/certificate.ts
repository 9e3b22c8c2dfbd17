import { http, HttpResponse, type HttpHandler } from 'msw';
import { certificateCall } from '../../src/features/certificate/certificate.download';
import { certificatePath } from '../features/certificate/certificate.examples';
import { examplePdf } from './files';
import { answer, postHandler, type Reply } from './reply';

/** How the certificate's file answers. */
export interface FileReply extends Reply {
  /** The file; by default a small PDF. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The Content-Type header; `null` sends none. */
  type?: string | null;
}

/** What a certificate request meets. */
export interface CertificateReply extends Reply {
  /** The path that the service answers with. */
  path?: unknown;
  file?: FileReply;
}

/** Answers a certificate request and the file it leads to. */
export function certificateHandlers({
  path = certificatePath,
  file = {},
  ...reply
}: CertificateReply = {}): HttpHandler[] {
  const { bytes = examplePdf(), type = 'application/pdf', ...fileReply } = file;
  const isPlain = Object.keys(fileReply).length === 0;
  return [
    postHandler(certificateCall, { data: path }, reply),
    http.get(/^https?:\/\/[^/]+\/api\/image\/papers\/tc\//, () => {
      if (!isPlain) return answer(fileReply, null);
      const headers = new Headers(type === null ? {} : { 'Content-Type': type });
      return new HttpResponse(bytes, { headers });
    }),
  ];
}
