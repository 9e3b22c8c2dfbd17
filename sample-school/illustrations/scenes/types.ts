import type { Mood } from '../palette';
import { makeStage, type Stage } from '../stage';

/** A drawn scene before it is cut to size. */
export interface Drawing {
  stage: Stage;
  body: string;
}

/** What may change from one picture of a scene to the next. */
export interface SceneOptions {
  /** The prefix of every id in the picture. */
  name?: string;
  seed?: number;
  mood?: Mood;
}

/** Draws a scene, 1920 × 1080 units. */
export type Scene = (options?: SceneOptions) => Drawing;

/** Makes a scene from its name, its usual light and a function that draws on the stage. */
export const scene =
  (
    name: string,
    mood: Mood,
    draw: (stage: Stage, seed: number) => string,
    plain = 1,
    wander = true,
  ): Scene =>
  (options = {}) => {
    const seed = options.seed ?? plain;
    const stage = makeStage({
      name: options.name ?? name,
      mood: options.mood ?? mood,
      seed,
      wander,
    });
    return { stage, body: draw(stage, seed) };
  };
