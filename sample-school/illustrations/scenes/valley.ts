import type { Mood } from '../palette';
import { crowd, row } from '../parts/crowd';
import { deodar, wood } from '../parts/deodar';
import { grass, shrub, terraces } from '../parts/grounds';
import { peaks } from '../parts/peaks';
import { ground, hazeBand, heightAt, ridge, rounded, sheet } from '../parts/ridge';
import { birds, moon, sky, stars, sun } from '../parts/sky';
import { type Stage, lift } from '../stage';
import { group, mix } from '../svg';
import { type Scene, scene } from './types';
import { clouds, far, flowers, knoll, village } from './valley-ground';

const draw = (stage: Stage): string => {
  const { mood } = stage;
  const { width: w, height: h, palette: p } = stage;
  const x = w * 0.345;
  const y = h * 0.742;
  const hillA = ridge(stage, {
    label: 'a',
    y: h * 0.685,
    swing: h * 0.045,
    rough: 6,
    heights: [-0.9, -0.3, 0.6, 0.5, 0.1, -0.5, -0.9],
  });
  const hillB = ridge(stage, {
    label: 'b',
    y: h * 0.775,
    swing: h * 0.05,
    rough: 5,
    heights: [-0.6, 0, 0.5, 0.6, 0.3, -0.3, -1],
  });
  const fore = rounded([
    [-40, h * 0.9],
    [w * 0.1, h * 0.905],
    [w * 0.24, h * 0.945],
    [w * 0.42, h * 0.95],
    [w * 0.62, h * 0.92],
    [w * 0.82, h * 0.87],
    [w + 40, h * 0.84],
  ]);
  const foreAt = heightAt(fore);
  const [near, mid, front] = p.near;
  const gap: [number, number] = [x - 330, x + 330];
  return (
    sky(stage) +
    (mood === 'night' ? stars(stage) + moon(stage) : sun(stage)) +
    clouds(stage) +
    peaks(stage) +
    far(stage) +
    hazeBand(stage, h * 0.6, h * 0.13, 0.5) +
    sheet(stage, hillA, { fill: near, foot: mix(near, mid, 0.5), folds: 4, wood: 22 }) +
    terraces(stage, w * 0.74, hillA.at(w * 0.74) + 40, 300, 7) +
    village(stage, hillA.at) +
    group(
      wood(stage, {
        label: 'a',
        count: 76,
        size: 84,
        at: (px) => hillA.at(px) + 26,
        gaps: [
          [w * 0.03, w * 0.155],
          [w * 0.67, w * 0.815],
        ],
      }),
    ) +
    hazeBand(stage, h * 0.7, h * 0.1, 0.34) +
    lift(stage, wood(stage, { label: 'b0', count: 44, size: 150, at: hillB.at, gaps: [gap] })) +
    sheet(stage, hillB, { fill: mid, foot: mix(mid, front, 0.7), folds: 3 }) +
    lift(
      stage,
      wood(stage, {
        label: 'k',
        count: 15,
        size: 150,
        at: () => y + 2,
        from: x - 360,
        to: x + 360,
        gaps: [[x - 120, x + 110]],
      }),
    ) +
    knoll(stage, x, y) +
    children(stage, x, y) +
    wood(stage, {
      label: 'c',
      count: 26,
      size: 176,
      at: (px) => hillB.at(px) + 74,
      gaps: [[x - 420, x + 430]],
    }) +
    (mood === 'dusk' || mood === 'dawn' ? birds(stage, w * 0.5, h * 0.17, 6, p.rockShade) : '') +
    lift(
      stage,
      [
        deodar(stage, w * 0.865, h * 0.93, 340, 'r1'),
        deodar(stage, w * 0.975, h * 0.92, 470, 'r2'),
        deodar(stage, w * 0.105, h * 0.95, 360, 'l2'),
      ].join(''),
    ) +
    ground(stage, fore, front) +
    grass(stage, -20, w + 20, foreAt, 20, mix(front, p.tree[1], 0.4)) +
    grass(stage, -20, w + 20, (px) => foreAt(px) + 54, 34, mix(front, p.tree[0], 0.3)) +
    grass(stage, -20, w + 20, (px) => foreAt(px) + 112, 46, mix(front, p.shadow, 0.25)) +
    flowers(stage, foreAt) +
    lift(
      stage,
      deodar(stage, w * 0.022, h * 1.06, 800, 'l1') + deodar(stage, w * 0.93, h * 1.03, 400, 'r3'),
    ) +
    [0.16, 0.2, 0.58, 0.63, 0.8]
      .map((s, i) => shrub(stage, w * s, foreAt(w * s) + 26, 60 + (i % 3) * 16, `f${i}`))
      .join('')
  );
};

/** A few children on the lawn and the path: many at noon, the first ones at dawn, none at night. */
const children = (stage: Stage, x: number, y: number): string => {
  const { mood } = stage;
  const way = (count: number) =>
    row(stage, {
      label: 'way',
      count,
      from: x + 10,
      to: x + 110,
      y: y + 128,
      size: 62,
      poses: ['walk', 'stroll'],
      stray: 10,
    });
  if (mood === 'night') return '';
  if (mood !== 'noon') return crowd(stage, way(mood === 'dawn' ? 4 : 2));
  return crowd(stage, [
    ...way(3),
    ...row(stage, {
      label: 'ring',
      count: 5,
      from: x - 330,
      to: x - 90,
      y: y + 130,
      size: 66,
      known: { size: 'junior' },
      poses: ['run', 'jump', 'wave', 'skip', 'cheer'],
      stray: 16,
    }),
    ...row(stage, {
      label: 'game',
      count: 4,
      from: x + 210,
      to: x + 430,
      y: y + 120,
      size: 62,
      poses: ['sprint', 'ease', 'reach', 'run'],
      stray: 16,
    }),
  ]);
};

/** The school in its valley below the snow range; the light decides the hour. */
export const valley = (mood: Mood): Scene => scene(mood, mood, draw, 4, false);
