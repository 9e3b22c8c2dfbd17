import { albums, drawShot, type Shot } from './albums';
import { birthdayCard, birthdayCount } from './cards';
import { drawPortrait, portraits } from './portraits';
import type { PictureJob } from './rasterise';
import { portalJobs } from './scenes/portals';
import { sceneNames, scenes, type SceneName } from './scenes';
import { finish } from './stage';

const two = (index: number): string => String(index + 1).padStart(2, '0');

const sceneJobs: PictureJob[] = sceneNames.map((name) => ({
  file: `content/pictures/scenes/${name}.webp`,
  width: 1920,
  height: 1080,
  quality: 80,
  limit: 200,
  svg: () => {
    const { stage, body } = scenes[name]();
    return finish(stage, body);
  },
}));

/** Where the valley is seen from in news and events; other scenes are cut in the middle. */
const views: Partial<Record<SceneName, Shot['frame']>> = {
  dawn: [40, 100, 1380],
  noon: [100, 160, 1320],
  dusk: [60, 60, 1420],
  night: [120, 80, 1380],
};

const cut = (folder: 'news' | 'events', seed: number, mirror: boolean): PictureJob[] =>
  sceneNames.map((name) => {
    const valley = views[name];
    const shot: Shot = {
      scene: name,
      seed: valley ? 4 : seed,
      frame: valley ?? (mirror ? [240, 60, 1500] : [150, 0, 1620]),
      mirror: mirror && !valley,
    };
    return {
      file: `content/service/pictures/${folder}/${name}.webp`,
      width: 1200,
      height: 800,
      quality: 76,
      limit: 68,
      svg: () => drawShot(shot, 2 / 3, `${folder}-${name}`),
    };
  });

const notices: Record<string, Shot> = {
  registration: { scene: 'gate', seed: 303, frame: [260, 30, 1400], mood: 'noon' },
  'winter-timings': { scene: 'winter-morning', seed: 304, frame: [560, 120, 1240], mirror: true },
};

const noticeJobs: PictureJob[] = Object.entries(notices).map(([name, shot]) => ({
  file: `content/service/pictures/notifications/${name}.webp`,
  width: 1200,
  height: 800,
  quality: 76,
  limit: 80,
  svg: () => drawShot(shot, 2 / 3, `notice-${name}`),
}));

const albumJobs: PictureJob[] = Object.entries(albums).flatMap(([slug, shots]) =>
  shots.map((shot, index) => ({
    file: `content/service/pictures/albums/${slug}/${two(index)}.webp`,
    width: 1200,
    height: 900,
    quality: 72,
    limit: 70,
    svg: () => drawShot(shot, 3 / 4, `${slug}-${two(index)}`),
  })),
);

const portraitJobs: PictureJob[] = Object.entries(portraits).map(([file, portrait]) => ({
  file,
  width: portrait.width,
  height: portrait.height,
  quality: 82,
  svg: () => drawPortrait(portrait),
}));

const birthdayJobs: PictureJob[] = Array.from({ length: birthdayCount }, (_, index) => ({
  file: `content/service/pictures/people/birthday-${two(index)}.webp`,
  width: 320,
  height: 320,
  quality: 82,
  svg: () => birthdayCard(index),
}));

/** Every raster picture of the default content. */
export const jobs = (): PictureJob[] => [
  ...sceneJobs,
  ...portalJobs,
  ...portraitJobs,
  ...birthdayJobs,
  ...cut('news', 401, true),
  ...cut('events', 502, false),
  ...noticeJobs,
  ...albumJobs,
];
