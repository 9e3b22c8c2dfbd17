/** One call of the content service, as its feature states it. */
export interface Call {
  /** What the call fetches, for the log: 'News list'. */
  name: string;
  /** The path, with '{code}' where the school code goes: '/api/news/all/{code}'. */
  path: string;
  /** True when the call takes the stored token and the stored school code along. */
  auth?: boolean;
}

/**
 * What went wrong: the service answered with an error (`status`), could not be reached
 * (`network`), answered something unreadable (`parse`), sent the call elsewhere (`redirect`), or
 * nobody wanted the answer any more (`aborted`).
 */
export type HttpErrorKind = 'status' | 'network' | 'aborted' | 'parse' | 'redirect';

interface Details {
  /** The HTTP status, where one came. */
  status?: number;
  /** The error reply's JSON, where it had one. */
  body?: unknown;
  /** Seconds to wait before trying again, from the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failed call. The message is a sentence that names the call; it holds no visitor's data. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: HttpErrorKind,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}

/** Tells whether a caught value is a failed call, of one kind when a kind is given. */
export function isHttpError(error: unknown, kind?: HttpErrorKind): error is HttpError {
  return error instanceof HttpError && (kind === undefined || error.kind === kind);
}

/** A caught value as one sentence for the log. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
