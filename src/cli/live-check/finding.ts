import type { LiveSite } from './live-site';

/** Something that was found at a published site. */
export interface Finding {
  /** `fault`: visitors lack something; `note`: it is good to know. */
  kind: 'fault' | 'note';
  /** The path that it is about. */
  path: string;
  text: string;
}

/** Takes what checks find, of the front page where no path is named. */
export class Findings {
  readonly all: Finding[] = [];

  fault(text: string, path = '/'): void {
    this.all.push({ kind: 'fault', path, text });
  }

  note(text: string, path = '/'): void {
    this.all.push({ kind: 'note', path, text });
  }

  /** What the host can't help is a note. */
  ofHost({ isBareHost }: LiveSite, text: string, path = '/'): void {
    this.all.push({ kind: isBareHost ? 'note' : 'fault', path, text });
  }
}

/** The seconds for which an answer may be kept without asking; 0 where it says none. */
export function maxAge(headers: Headers): number {
  const said = headers.get('cache-control') ?? '';
  return /no-store|no-cache/.test(said) ? 0 : Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0);
}
