import type { PictureJob } from './rasterise';
import { sceneNames, scenes } from './scenes';

const sceneJobs: PictureJob[] = sceneNames.map((name) => ({
  file: `content/pictures/scenes/${name}.webp`,
  width: 1920,
  height: 1080,
  quality: 80,
  svg: () => scenes[name](),
}));

/** Every raster picture of the default content. */
export const jobs = (): PictureJob[] => [...sceneJobs];
