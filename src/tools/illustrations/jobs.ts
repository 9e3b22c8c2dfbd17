import type { PictureJob } from './rasterise';
import { finish } from './stage';
import { sceneNames, scenes } from './scenes';

const sceneJobs: PictureJob[] = sceneNames.map((name) => ({
  file: `content/pictures/scenes/${name}.webp`,
  width: 1920,
  height: 1080,
  quality: 80,
  svg: () => {
    const { stage, body } = scenes[name]();
    return finish(stage, body);
  },
}));

/** Every raster picture of the default content. */
export const jobs = (): PictureJob[] => [...sceneJobs];
