import { valley } from './valley';

/** Every scene by its name; each draws a 1920 × 1080 SVG. */
export const scenes = {
  dawn: () => valley('dawn'),
  noon: () => valley('noon'),
  dusk: () => valley('dusk'),
  night: () => valley('night'),
} as const;

/** The name of a scene. */
export type SceneName = keyof typeof scenes;

/** The names of the scenes, in the order in which they are made. */
export const sceneNames = Object.keys(scenes) as SceneName[];
