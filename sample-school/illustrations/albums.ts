import type { Mood } from './palette';
import { scenes, type SceneName } from './scenes';
import { finish } from './stage';
import { group } from './svg';

/** Part of a scene as x, y and width in its 1920 × 1080 units; the height follows from the shape. */
export type Frame = readonly [x: number, y: number, width: number];

/** One photo: a scene with its own people, in its own light, seen in a frame, perhaps mirrored. */
export interface Shot {
  scene: SceneName;
  seed: number;
  frame: Frame;
  mood?: Mood;
  mirror?: boolean;
}

/** Draws a shot as an SVG whose height is `ratio` times its width. */
export const drawShot = (shot: Shot, ratio: number, name: string): string => {
  const { stage, body } = scenes[shot.scene]({ name, seed: shot.seed, mood: shot.mood });
  const [x, y, width] = shot.frame;
  const drawn = shot.mirror
    ? group(body, { transform: `translate(${stage.width} 0) scale(-1 1)` })
    : body;
  const left = shot.mirror ? stage.width - x - width : x;
  return finish(stage, drawn, [left, y, width, width * ratio]);
};

const wide: Frame = [240, 0, 1440];
const left: Frame = [0, 0, 1440];
const right: Frame = [480, 0, 1440];

const shot = (
  scene: SceneName,
  seed: number,
  frame: Frame,
  mood?: Mood,
  mirror?: boolean,
): Shot => ({
  scene,
  seed,
  frame,
  mood,
  mirror,
});

/** The photos of every album, in order. Each is a 4:3 picture. */
export const albums: Record<string, readonly Shot[]> = {
  'annual-day': [
    shot('annual-day', 5, wide),
    shot('annual-day', 16, [500, 470, 620]),
    shot('annual-day', 27, [860, 450, 660], 'dusk'),
    shot('annual-day', 38, [300, 320, 860]),
    shot('music-room', 19, [860, 420, 760]),
    shot('annual-day', 49, wide, 'dusk', true),
    shot('annual-day', 60, [680, 520, 520]),
    shot('annual-day', 71, [1040, 420, 600]),
    shot('gate', 18, [360, 150, 1200], 'night'),
    shot('annual-day', 82, [200, 240, 1120], 'noon'),
    shot('dusk', 4, [180, 160, 1200]),
    shot('annual-day', 93, [420, 480, 560], 'dusk', true),
  ],
  'sports-day': [
    shot('sports-day', 31, left),
    shot('sports-day', 112, [520, 560, 680]),
    shot('prizes', 84, [600, 420, 740]),
    shot('sports-day', 123, right, 'dawn'),
    shot('sports-day', 134, [60, 330, 840]),
    shot('swimming-day', 95, wide),
    shot('sports-day', 145, [760, 480, 780], 'noon', true),
    shot('prizes', 156, right),
    shot('swimming-day', 167, [80, 560, 680]),
    shot('prizes', 178, [20, 640, 580]),
    shot('sports-day', 189, [960, 380, 900], 'dusk'),
    shot('prizes', 190, [1180, 600, 640], 'dawn', true),
  ],
  'science-fair': [
    shot('science-fair', 1, wide),
    shot('science-fair', 12, [80, 560, 680]),
    shot('science-fair', 23, [660, 560, 660]),
    shot('laboratory', 34, [40, 420, 860]),
    shot('science-fair', 45, right, 'dusk'),
    shot('computer-lab', 56, left),
    shot('science-fair', 67, [1160, 560, 680], 'noon', true),
    shot('laboratory', 78, [1080, 420, 840]),
    shot('science-fair', 89, [400, 480, 780], 'dawn'),
    shot('computer-lab', 91, [360, 400, 880]),
  ],
  'republic-day': [
    shot('republic-day', 12, left),
    shot('republic-day', 103, [840, 620, 600]),
    shot('republic-day', 114, [140, 140, 820], 'dawn'),
    shot('republic-day', 125, [20, 640, 580]),
    shot('assembly', 136, wide),
    shot('republic-day', 147, right, 'dawn', true),
    shot('republic-day', 158, [1180, 600, 640]),
    shot('republic-day', 169, [480, 560, 680], 'noon', true),
  ],
  'independence-day': [
    shot('independence-day', 7, left),
    shot('independence-day', 108, [20, 600, 620]),
    shot('independence-day', 119, [260, 120, 860], 'noon'),
    shot('garden', 120, wide, 'monsoon'),
    shot('independence-day', 131, [860, 620, 600]),
    shot('playground', 142, [380, 440, 820], 'monsoon'),
    shot('independence-day', 153, right, 'monsoon', true),
    shot('assembly', 164, [300, 520, 740], 'monsoon'),
  ],
  'winter-morning': [
    shot('winter-morning', 41, wide),
    shot('winter-morning', 102, [120, 500, 720]),
    shot('winter-morning', 113, [1180, 560, 680]),
    shot('dawn', 4, [300, 120, 1240], 'snow'),
    shot('winter-morning', 124, [700, 420, 860], 'snow', true),
    shot('trek', 135, wide, 'snow'),
    shot('winter-morning', 146, [60, 90, 1240]),
    shot('winter-morning', 157, [860, 640, 560]),
  ],
  'art-exhibition': [
    shot('exhibition', 92, wide),
    shot('art-room', 101, left),
    shot('exhibition', 113, [60, 420, 860]),
    shot('art-room', 124, [1180, 420, 720]),
    shot('exhibition', 135, [1040, 380, 860], 'dawn', true),
    shot('art-room', 146, [180, 480, 720]),
    shot('exhibition', 157, [560, 420, 840], 'dusk'),
    shot('art-room', 168, [600, 330, 900], 'monsoon'),
    shot('exhibition', 179, right, 'monsoon', true),
  ],
  'music-evening': [
    shot('music-room', 1, right, 'dusk'),
    shot('music-room', 112, [820, 420, 800]),
    shot('annual-day', 123, [620, 330, 840]),
    shot('music-room', 134, left, 'night'),
    shot('music-room', 145, [360, 420, 800], 'dusk', true),
    shot('night', 4, [120, 140, 1240]),
    shot('music-room', 156, [1080, 240, 840], 'dusk'),
    shot('annual-day', 167, [1080, 460, 560]),
  ],
  'library-week': [
    shot('library', 1, wide),
    shot('reading-corner', 93, left),
    shot('library', 112, [640, 560, 680]),
    shot('reading-corner', 123, [200, 500, 760]),
    shot('library', 134, [80, 380, 840], 'dusk'),
    shot('classroom', 91, wide),
    shot('reading-corner', 145, [880, 520, 720], 'noon', true),
    shot('library', 156, [1080, 360, 840], 'dawn'),
    shot('reading-corner', 167, right, 'dusk'),
  ],
  'tree-planting': [
    shot('garden', 81, wide, 'monsoon'),
    shot('garden', 112, [420, 560, 680]),
    shot('garden', 123, [980, 520, 740], 'monsoon'),
    shot('monsoon', 134, wide),
    shot('garden', 145, [200, 420, 860], 'dawn', true),
    shot('garden', 156, right),
    shot('garden', 167, [700, 640, 580], 'monsoon', true),
    shot('monsoon', 178, [620, 480, 800]),
  ],
  'school-trip': [
    shot('trek', 83, wide),
    shot('trek', 112, [200, 520, 740], 'noon'),
    shot('trek', 123, [480, 440, 840], 'dusk'),
    shot('bus-bay', 134, right),
    shot('trek', 145, left, 'noon', true),
    shot('bus-bay', 156, [160, 560, 690], 'noon'),
    shot('trek', 167, [700, 500, 760], 'monsoon'),
    shot('trek', 178, [240, 0, 1440], 'night'),
    shot('trek', 189, [1040, 440, 820], 'dawn', true),
    shot('trek', 190, [440, 560, 660], 'night', true),
  ],
  'little-ones': [
    shot('pre-primary', 1, left),
    shot('playground', 82, wide),
    shot('pre-primary', 112, [420, 560, 680]),
    shot('playground', 123, [500, 560, 680]),
    shot('pre-primary', 134, right, 'dawn'),
    shot('playground', 145, [240, 420, 860], 'dawn', true),
    shot('pre-primary', 156, [860, 520, 700], 'noon', true),
    shot('monsoon', 167, [300, 600, 620]),
    shot('playground', 178, [960, 380, 900]),
    shot('gate', 189, [840, 620, 600], 'noon'),
  ],
};
