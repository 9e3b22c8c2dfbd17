import { nameOf } from '../lib/files/file-name';
import { isEmail } from '../lib/is-email';
import { dialled } from '../lib/phones/dialled';

const webSite = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|edu|gov|info)(?:\/|$))/i;

/** What to write in the place of a text that is no link, by what it is instead; undefined where it may be anything. */
export function meantLink(written: string): string | undefined {
  const to = written.trim();
  if (isEmail(to)) return `write mailto:${to}`;
  const number = dialled(to);
  if (number !== undefined) return `write tel:${number}`;
  if (webSite.test(to)) return `write https://${to}`;
  if (/^(?:file:|[A-Za-z]:[\\/])/i.test(to)) {
    const name = nameOf(to.replaceAll('\\', '/'));
    return `it is a file of one computer: put it into content/papers, and write /papers/${name}`;
  }
  const [, paper] = /^(?:\.{0,2}\/)*(?:content\/)?papers\/(.+)$/.exec(to) ?? [];
  return paper && `write /papers/${paper}`;
}
