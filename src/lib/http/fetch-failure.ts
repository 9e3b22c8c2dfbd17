import { asRecord } from './as-record';
import { sentenceOf } from './http-error';
import { scalarText } from '../scalar-text';

/** How large a provider's reply may be of which pages are built, in bytes. */
export const mostBytes = 5_000_000;

/** What the codes mean that Node gives. */
const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such address: the domain is not set up, or its name is mistyped',
  ECONNREFUSED: 'no web server answers there',
  CERT_HAS_EXPIRED:
    'its certificate has expired, and browsers warn of the site: renew it (cPanel: SSL/TLS Status, Run AutoSSL)',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another address, and browsers warn of the site: add this one to it',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is one that it made itself, and browsers warn of the site: get one (cPanel: SSL/TLS Status, Run AutoSSL)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate lacks the ones between it and its authority: install the whole chain',
};

/** Why Node's `fetch` gave no reply, or broke off within one, in words; `patience` is its time limit in ms. */
export function fetchFailure(error: unknown, patience: number): string {
  const { name, cause } = asRecord(error) ?? {};
  if (name === 'TimeoutError') return `no reply within ${patience / 1000} s`;
  const { code, message } = asRecord(cause) ?? {};
  // Whatever it is, Node calls it 'fetch failed' or 'terminated'.
  const why = [code, message].map(scalarText).find(Boolean);
  return why ? (CODES[why] ?? `it can't be reached (${why})`) : sentenceOf(error);
}
