import { changedRuns } from '../report/lines';
import { type Entry, renderReport, type Section } from '../report/report';
import { colourModes, screens } from './modes';
import { sideFile, type Side } from './report-files';
import { needsReview, type Run, type Shot } from './shot';
import { aboutBrowser, countsInWords, whereItDiffers } from './summary';

/** The boxes that hide pictures: `light`, `phone` … */
const storyFilters = [...colourModes, ...screens.map(({ name }) => name)];

function sidesOf({ verdict }: Shot): Side[] {
  if (verdict === 'changed' || verdict === 'unsteady') return ['before', 'after', 'difference'];
  if (verdict === 'removed') return ['before'];
  return verdict === 'broken' ? [] : ['after'];
}

/** One picture that somebody has to look at. */
function entryOf(shot: Shot): Entry {
  const { title, name, variant, verdict } = shot;
  const detail = shot.note ?? whereItDiffers(shot);
  return {
    title: name,
    tag: verdict,
    detail: detail ? `${variant}: ${detail}` : variant,
    filters: variant.split('-'),
    pictures: sidesOf(shot).map((side) => ({
      label: side,
      file: sideFile(side, shot),
      alt: `${side}: ${title}, ${name}, ${variant}`,
    })),
  };
}

/** All that somebody has to look at, by component. */
function changedStories(shots: readonly Shot[]): Section[] {
  const seen = shots.filter(needsReview);
  return [...new Set(seen.map(({ title }) => title))].map((title) => {
    const own = seen.filter((shot) => shot.title === title);
    return { title, entries: own.map(entryOf) };
  });
}

/** What else somebody looks at: faults, and what assistive technology is told. */
const furtherSections = ({ faults, texts }: Run): Section[] => [
  ...(faults.length > 0
    ? [{ title: 'Faults', table: [['Story', ''], ...faults.map(({ id, fault }) => [id, fault])] }]
    : []),
  ...(texts.length > 0
    ? [
        {
          title: 'What assistive technology is told',
          entries: texts.map(({ title, name, before, text }) => ({
            title: `${title} / ${name}`,
            lines: changedRuns(before.split('\n'), text.split('\n')),
          })),
        },
      ]
    : []),
];

/** The whole report of a run. */
export function visualReport(run: Run): string {
  return renderReport({
    title: 'What changed in the stories',
    about: [
      `${run.shots.length} pictures of stories, taken with ${run.browser} in ${run.seconds} s: ` +
        `${countsInWords(run.shots)}. ${aboutBrowser(run)}`,
      'npm run visual:approve accepts all of it, npm run visual:approve Blocks/Table one component, ' +
        'npm run visual:approve blocks-table--default one story.',
    ],
    filters: storyFilters,
    sections: [...changedStories(run.shots), ...furtherSections(run)],
  });
}
