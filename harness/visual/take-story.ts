import type { Mode } from '../shots/browser';
import { keyOf, type Baselines } from './baselines';
import { difference, strict } from './difference';
import { judge, type Judgement } from './judge';
import { colourModes, type Screen, screens, type Variant } from './modes';
import { encodeExact, fingerprint, type Picture } from './picture';
import type { StoryBrowser } from './story-browser';
import type { StoryWindow } from './story-window';

/** One story, taken in one variant, and compared. */
export interface Shot extends Omit<Judgement, 'verdict'> {
  variant: Variant;
  verdict: Judgement['verdict'] | 'unsteady';
  /** How many looks it took to find it as it was approved. */
  looks: number;
  /** What was seen, where it is not what was approved. */
  after?: Picture;
}

/** What pictures are compared with. */
export interface CompareContext {
  baselines: Baselines;
  /** The folder of the approved pictures. */
  folder: string;
  loosely: boolean;
  /** Whether so much has changed for certain that one look is enough, as after a change of a colour. */
  isCertain: () => boolean;
}

// The browser may be at fault, which hangs now and then, or draws the edges of scaled pictures one way
// or the other: what new ones show too counts. Where a story has changed for certain, two looks are enough.
const manyLooks = 4;
const fewLooks = 2;

/** A story in one variant, and how often it is looked at before it has changed. */
interface Wanted {
  id: string;
  screen: Screen;
  mode: Mode;
  mostLooks: number;
}

/** Shows a story and takes it. What `suffices` in a quick shot is not waited for. */
async function capture(
  window: StoryWindow,
  { id, screen, mode }: Wanted,
  suffices: (picture: Picture) => boolean,
): Promise<Picture> {
  await window.show(id, screen, mode);
  const quickShot = await window.quickShot();
  if (suffices(quickShot)) return quickShot;
  await window.complete();
  return window.take();
}

/** Takes a story in one variant and compares; what differs is taken again, in new browsers where one was approved. */
async function takeVariant(
  browser: StoryBrowser,
  wanted: Wanted,
  context: CompareContext,
  seen: Picture | undefined,
): Promise<Shot> {
  const { id, screen, mode, mostLooks } = wanted;
  const variant: Variant = `${mode}-${screen.name}`;
  const approved = context.baselines.pictures.get(keyOf(id, variant));
  const suffices = (picture: Picture) => approved?.fingerprint === fingerprint(picture);
  let last: Picture | undefined;
  for (let looks = 1; ; looks += 1) {
    let picture = looks === 1 ? seen : undefined;
    try {
      picture ??= await capture(browser.window, wanted, suffices);
    } catch (error) {
      if (looks >= mostLooks) throw error;
      await browser.renew();
      continue;
    }
    const judgement = await judge(id, variant, picture, context);
    const shot = { ...judgement, variant, looks };
    if (judgement.verdict === 'unchanged') return shot;
    if (context.isCertain()) return { ...shot, after: picture };
    const isSteady = last !== undefined && fingerprint(last) === fingerprint(picture);
    // What is new has nothing to be compared with: a second look in the same window is enough.
    if (isSteady && (!approved || looks >= mostLooks)) return { ...shot, after: picture };
    if (last && looks >= mostLooks) {
      const { pixels, picture: drawn } = difference(last, picture, strict);
      const before = await encodeExact(last);
      return { pixels, variant, looks, verdict: 'unsteady', before, drawn, after: picture };
    }
    last = picture;
    if (approved) await browser.renew();
  }
}

/**
 * Takes a story on every screen in both modes and compares. What is as approved in a quick shot is done with:
 * most of a run are such. `seen` is its picture on a desktop in light colours where that was taken already.
 */
export async function takeStory(
  browser: StoryBrowser,
  id: string,
  context: CompareContext,
  seen?: Picture,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const screen of screens) {
    for (const mode of colourModes) {
      const known = shots.length === 0 ? seen : undefined;
      const mostLooks = shots.some(({ verdict }) => verdict === 'changed') ? fewLooks : manyLooks;
      shots.push(await takeVariant(browser, { id, screen, mode, mostLooks }, context, known));
    }
  }
  return shots;
}
