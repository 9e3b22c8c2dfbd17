import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../shots/browser';
import { keyOf, type Baselines } from './baselines';
import { difference, strict } from './difference';
import { judge, type Judgement } from './judge';
import { colourModes, type Screen, type Variant } from './modes';
import { encodeExact, encodeSmall, fingerprint, keep, type Picture } from './picture';
import { sideFile } from './report-files';
import type { Shot } from './shot';
import type { StoryEntry } from './stories';
import type { StoryWindow } from './story-window';

/** What pictures are compared with, and where they go. */
export interface CompareContext {
  baselines: Baselines;
  /** The folder of the approved pictures. */
  folder: string;
  loosely: boolean;
  /** The folder of the report. */
  report: string;
  /** Whether so much has changed for certain that one look is enough, as after a change of a colour. */
  isCertain: () => boolean;
}

const isApproved = ({ id, variant }: Shot, { baselines }: CompareContext) =>
  baselines.pictures.has(keyOf(id, variant));

const isEqual = ({ id, variant }: Shot, picture: Picture, { baselines }: CompareContext) =>
  baselines.pictures.get(keyOf(id, variant))?.fingerprint === fingerprint(picture);

type Pictures = Map<Mode, Picture>;
type Finding = Omit<Judgement, 'verdict'> & Pick<Shot, 'verdict'>;

/** Shows a story and takes it in the modes. What `suffices` in a quick shot is not waited for. */
async function capture(
  window: StoryWindow,
  { id }: StoryEntry,
  screen: Screen,
  modes: readonly Mode[],
  suffices?: (mode: Mode, picture: Picture) => boolean,
): Promise<Pictures> {
  const pictures: Pictures = new Map();
  for (const mode of modes) {
    await window.show(id, screen, mode);
    const quickShot = suffices && (await window.quickShot());
    if (quickShot && suffices(mode, quickShot)) {
      pictures.set(mode, quickShot);
      continue;
    }
    await window.complete();
    pictures.set(mode, await window.take());
  }
  return pictures;
}

/** The same in a Storybook that was loaded anew. */
async function recapture(...given: Parameters<typeof capture>): Promise<Pictures> {
  await given[0].reload();
  return capture(...given);
}

/** Writes the pictures of a change into the report, and says what was found. */
async function record(
  shot: Shot,
  picture: Picture,
  { verdict, pixels, area, before, drawn }: Finding,
  { report }: CompareContext,
): Promise<Shot> {
  const { bytes, exact } = await keep(picture);
  const { width, height } = picture;
  writeFileSync(join(report, sideFile('after', shot)), bytes);
  if (before) writeFileSync(join(report, sideFile('before', shot)), before);
  if (drawn) writeFileSync(join(report, sideFile('difference', shot)), await encodeSmall(drawn));
  const measured = { ...(pixels === undefined ? {} : { pixels }), ...(area ? { area } : {}) };
  return { ...shot, verdict, fingerprint: fingerprint(picture), exact, width, height, ...measured };
}

const unsteadyNote = 'Two looks at it differ: something in the story moves or comes late.';

/** What two looks at a story show of each other, in the place of before and after. */
async function unsteady(first: Picture, second: Picture): Promise<Finding> {
  const { pixels, area, picture } = difference(first, second, strict);
  const before = await encodeExact(first);
  return { verdict: 'unsteady', pixels, before, drawn: picture, ...(area ? { area } : {}) };
}

/** Decides after the second look at what seemed to differ at the first. */
async function decide(
  shot: Shot,
  first: Picture,
  second: Picture,
  context: CompareContext,
): Promise<Shot> {
  const judgement = await judge(shot.id, shot.variant, second, context);
  if (judgement.verdict === 'unchanged') return { ...shot, nearly: 'at the second look' };
  if (fingerprint(first) === fingerprint(second)) return record(shot, second, judgement, context);
  const seen = await unsteady(first, second);
  return record({ ...shot, note: unsteadyNote }, second, seen, context);
}

/** Goes by one look. */
async function accept(
  shot: Shot,
  picture: Picture | undefined,
  context: CompareContext,
): Promise<Shot> {
  if (!picture) throw new Error(`${shot.id} was not looked at.`);
  return record(shot, picture, await judge(shot.id, shot.variant, picture, context), context);
}

/**
 * Takes a story on one screen in both modes and compares. What is as approved in a quick shot is done with:
 * most of a run are such. What differs is taken again in a Storybook loaded anew, so that nothing is reported
 * which would not be there the next time. `seen` is its picture in light colours where that was taken already.
 * A story that cannot be taken is `broken`, and the window with it: the caller has to renew it.
 */
export async function takeStory(
  window: StoryWindow,
  story: StoryEntry,
  screen: Screen,
  context: CompareContext,
  seen?: Picture,
): Promise<Shot[]> {
  const shotOf = (mode: Mode): Shot => {
    const variant: Variant = `${mode}-${screen.name}`;
    return { ...story, variant, verdict: 'unchanged' };
  };
  try {
    const modes = colourModes.filter((mode) => mode !== 'light' || !seen);
    const first = await capture(window, story, screen, modes, (mode, picture) =>
      isEqual(shotOf(mode), picture, context),
    );
    if (seen) first.set('light', seen);
    const shots = new Map<Mode, Shot>();
    for (const [mode, picture] of first) {
      const shot = shotOf(mode);
      const { verdict, tolerated } = await judge(story.id, shot.variant, picture, context);
      if (verdict !== 'unchanged') continue;
      shots.set(mode, tolerated ? { ...shot, nearly: 'within the tolerance' } : shot);
    }
    const doubtful = colourModes.filter((mode) => !shots.has(mode));
    if (context.isCertain()) {
      for (const mode of doubtful)
        shots.set(mode, await accept(shotOf(mode), first.get(mode), context));
    }
    if (shots.size === colourModes.length) return [...shots.values()];
    // What is new has nothing to be compared with, so that a second look at it may be a short one.
    const known = doubtful.some((mode) => isApproved(shotOf(mode), context));
    const second = await (known ? recapture : capture)(window, story, screen, doubtful);
    for (const [mode, picture] of second) {
      const before = first.get(mode) ?? picture;
      shots.set(mode, await decide(shotOf(mode), before, picture, context));
    }
    return [...shots.values()];
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return colourModes.map((mode) => ({ ...shotOf(mode), verdict: 'broken', note }));
  }
}
