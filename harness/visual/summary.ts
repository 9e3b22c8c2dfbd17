import { changedRuns } from '../report/lines';
import { countVerdicts, hasFindings, needsReview, verdicts, type Run, type Shot } from './shot';

const countOf = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** `312 pixels within 120 × 24 at 40, 200` */
export function whereItDiffers({ pixels, area }: Shot): string {
  if (pixels === undefined) return '';
  if (!area) return 'a colour less than the eye sees';
  return `${countOf(pixels, 'pixel')} within ${area.width} × ${area.height} at ${area.x}, ${area.y}`;
}

/** `1328 unchanged, 4 changed` */
export function countsInWords(shots: readonly Shot[]): string {
  const counts = countVerdicts(shots);
  return verdicts
    .toReversed()
    .filter((verdict) => counts[verdict] > 0 || verdict === 'unchanged' || verdict === 'changed')
    .map((verdict) => `${counts[verdict]} ${verdict}`)
    .join(', ');
}

/** What is to be said about the browser; nothing where it is the one the pictures are from. */
export function aboutBrowser({ browser, approvedWith, loose, fresh }: Run): string {
  if (fresh) return 'All pictures count as new, because of --fresh.';
  if (!approvedWith) return 'Nothing has been approved yet, so every picture is new.';
  if (browser === approvedWith) return loose ? 'Compared loosely, because of --loose.' : '';
  return (
    `This is ${browser}; the pictures were approved with ${approvedWith}. ` +
    'Letters and edges may be drawn otherwise, so the comparison is loose: it finds what is plainly ' +
    'different and misses what is small. Take all anew with `npm run test:visual -- --fresh` and ' +
    '`npm run visual:approve` when this browser is to be the measure.'
  );
}

const signs = { removed: '-', added: '+', same: ' ' };

/** The lines of a text that have changed, as a `diff` shows them. */
const wordChanges = (before: string, after: string) =>
  changedRuns(before.split('\n'), after.split('\n'))
    .flat()
    .map(({ kind, text }) => `  ${signs[kind]} ${text}`);

/** Whether nothing is left to do but to note the inputs of stories that look as before. */
const isToNote = (run: Run) =>
  !hasFindings(run) && !run.loose && run.shots.some(({ verdict }) => verdict === 'unchanged');

/** What the run found, as lines for the terminal. */
export function summaryLines(run: Run): string[] {
  const { shots, seconds, visited, faults, texts } = run;
  const nearly = shots.filter((shot) => shot.nearly === 'at the second look').length;
  const browser = aboutBrowser(run);
  return [
    ...(browser ? [browser] : []),
    ...shots
      .filter((shot) => needsReview(shot) && shot.verdict !== 'new')
      .map((shot) => {
        const detail = shot.note ?? whereItDiffers(shot);
        return `${shot.verdict}: ${shot.title} / ${shot.name}, ${shot.variant}${detail ? `: ${detail}` : ''}`;
      }),
    ...faults.map(({ id, fault }) => `fault: ${id}: ${fault}`),
    ...texts.flatMap(({ title, name, before, text }) => [
      `other words for assistive technology: ${title} / ${name}`,
      ...wordChanges(before, text),
    ]),
    ...(nearly > 0 ? [`${countOf(nearly, 'picture')} matched only at the second look.`] : []),
    `${visited} stories visited, ${countOf(faults.length, 'fault')}. ${countsInWords(shots)}: ` +
      `${countOf(shots.length, 'picture')} in ${seconds} s.`,
    ...(isToNote(run)
      ? [
          'What some stories are made of has changed, what they show has not: `npm run visual:approve`.',
        ]
      : []),
  ];
}
