import { moveGoal, prerenderedGoal } from '../goals';
import { medians, rowsInPairs, type Sites } from '../pairs';
import { median, type Row } from '../row';
import { measureMove, type Move, type Moved } from './move';

/** From and to pages of each kind. */
export const moves: readonly Move[] = [
  { from: '/AboutUs', to: '/Founder' },
  { from: '/Discipline', to: '/ContactUs' },
  { from: '/', to: '/Criteria' },
  { from: '/News', to: '/Events' },
  { from: '/Gallery', to: '/VideoGallery' },
];

/** What has to be known of moves that should have been prerendered. */
function prerenderNote(moved: readonly Moved[]): string | undefined {
  const missing = moved.filter(({ prerendered }) => !prerendered).length;
  return missing === 0 ? undefined : `${missing} of ${moved.length} not prerendered`;
}

/**
 * From the press on a link to the heading of its page, on slow 4G and a processor four times slower:
 * base and now in turn, then now with the mouse on the link until its page was prerendered.
 */
export function moveRows(sites: Sites, wanted: readonly Move[], runs: number): Promise<Row[]> {
  const visit = (origin: string, move: Move) => measureMove(origin, move, false);
  return rowsInPairs(wanted, runs, sites, visit, async (move, pairs) => {
    const name = `${move.from} to ${move.to}`;
    const hovered: Moved[] = [];
    for (let run = 0; run < runs; run += 1) {
      hovered.push(await measureMove(sites.now.origin, move, true));
    }
    return [
      {
        group: 'Moves: link pressed to heading painted, slow 4G, processor four times slower',
        name,
        kind: 'time',
        ...medians(pairs, ({ ms }) => ms),
        ...moveGoal,
      },
      {
        group: 'The same where the page was prerendered',
        name,
        kind: 'time',
        value: median(hovered.map(({ ms }) => ms)),
        ...prerenderedGoal,
        note: prerenderNote(hovered),
      },
    ];
  });
}
