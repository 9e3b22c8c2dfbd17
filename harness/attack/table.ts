import type { Waits } from './visitors';

/** What came of one attack. */
export interface Row {
  name: string;
  about: string;
  sent: string;
  problems: readonly string[];
  /** What other visitors went through meanwhile. */
  waits?: Waits;
  /** Open files before the attack and after it. */
  handles?: [before: number, after: number];
  /** Resident bytes before the attack and after it. */
  memory?: [before: number, after: number];
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function cells({ name, about, sent, waits, handles, memory, problems }: Row): string[] {
  return [
    `${name}: ${about}`,
    sent,
    waits ? `${waits.p50} / ${waits.p99} ms` : '–',
    handles ? handles.join(' → ') : '–',
    memory ? `${memory.map(megabytes).join(' → ')} MB` : '–',
    problems.length === 0 ? 'held' : problems.join('; '),
  ];
}

const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |\n`;

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['attack', 'sent', 'others: half / 99 %', 'open files', 'memory', 'result'];
  return line(head) + line(head.map(() => '---')) + rows.map((row) => line(cells(row))).join('');
}
