import { styleText } from 'node:util';

/** What a text is to the reader; the only place that says how it looks in a terminal. */
const looks = { heading: 'bold', command: 'cyan', good: 'green', bad: 'red', dim: 'dim' } as const;

type Look = keyof typeof looks;

/**
 * A text as it looks on a stream. Without a terminal, or with NO_COLOR, it stays as it is; FORCE_COLOR
 * colours it everywhere.
 */
export function paint(look: Look, text: string, stream: NodeJS.WriteStream = process.stdout) {
  return styleText(looks[look], text, { stream });
}
