import { asRecord } from './as-record';
import { sentenceOf } from './http-error';

/** How large a provider's reply may be of which pages are built, in bytes. */
export const mostBytes = 5_000_000;

/** Why Node's `fetch` gave no reply, or broke off within one, in words; `patience` is its time limit in ms. */
export function fetchFailure(error: unknown, patience: number): string {
  const { name, cause } = asRecord(error) ?? {};
  if (name === 'TimeoutError') return `no reply within ${patience / 1000} s`;
  const { code, message } = asRecord(cause) ?? {};
  // Whatever it is, Node calls it 'fetch failed' or 'terminated'.
  const [why] = [code, message].filter((one) => typeof one === 'string' && one !== '');
  return why ? `it can't be reached (${why})` : sentenceOf(error);
}
