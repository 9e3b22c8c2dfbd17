import { cottage, lampPost, shrub, stoneWall } from '../parts/grounds';
import { hedge } from '../parts/hedge';
import { hazeBand, heightAt, ridge, rounded, sheet } from '../parts/ridge';
import { school } from '../parts/school';
import { glowAt } from '../parts/windows';
import { cloud, streak } from '../parts/sky';
import { type Stage, fade, lift, soft } from '../stage';
import { type Point, circle, group, line, mix, n, path, place, shape } from '../svg';

/** The clouds over the valley, by the hour. */
export const clouds = (stage: Stage): string => {
  const { width: w, height: h, mood } = stage;
  if (mood === 'night')
    return (
      streak(stage, w * 0.16, h * 0.3, 260, 0.5) + streak(stage, w * 0.82, h * 0.25, 320, 0.45)
    );
  if (mood === 'dusk')
    return (
      streak(stage, w * 0.42, h * 0.13, 380, 0.5) +
      streak(stage, w * 0.1, h * 0.22, 260, 0.6) +
      streak(stage, w * 0.66, h * 0.24, 300, 0.55) +
      cloud(stage, w * 0.84, h * 0.17, 190)
    );
  if (mood === 'noon')
    return (
      cloud(stage, w * 0.34, h * 0.2, 300) +
      cloud(stage, w * 0.05, h * 0.27, 170) +
      cloud(stage, w * 0.57, h * 0.15, 220) +
      cloud(stage, w * 0.8, h * 0.22, 320) +
      streak(stage, w * 0.5, h * 0.07, 300, 0.4)
    );
  return (
    streak(stage, w * 0.22, h * 0.19, 300, 0.62) +
    streak(stage, w * 0.62, h * 0.16, 260, 0.55) +
    cloud(stage, w * 0.12, h * 0.12, 210) +
    cloud(stage, w * 0.78, h * 0.2, 250)
  );
};

/** The ridges between the snow range and the school. */
export const far = (stage: Stage): string => {
  const { height: h, palette: p } = stage;
  const heights = [
    [-0.5, 0.2, -0.3, 0.5, 0.1, -0.6, 0.3, -0.5],
    [0.7, 0.1, -0.6, -0.1, 0.6, 0.9, 0, -0.8],
    [-1, -0.5, 0.2, 0.9, 0.5, -0.4, -0.7, 0.2],
    [0.1, 0.6, 0.3, -0.2, 0.3, 0.7, -0.1, -1],
  ];
  return p.far
    .map((tone, i) => {
      const y = h * (0.43 + i * 0.06);
      const line = ridge(stage, {
        label: `far${i}`,
        y,
        swing: h * (0.045 + i * 0.004),
        rough: i < 2 ? 8 : 5,
        heights: heights[i],
      });
      const foot = mix(tone, p.mist, 0.42 - i * 0.08);
      return (
        sheet(stage, line, {
          fill: tone,
          foot,
          folds: 6 - i,
          wood: i === 3 ? 15 : i === 2 ? 7 : 0,
        }) + (i < 3 ? hazeBand(stage, y + h * 0.03, h * 0.1, 0.55 - i * 0.12) : '')
      );
    })
    .join('');
};

/** A few houses on the slope on the left. */
export const village = (stage: Stage, at: (x: number) => number): string => {
  const r = stage.random('village');
  return Array.from({ length: 9 }, (_, i) => {
    const x = stage.width * (0.045 + (i / 9) * 0.1 + r(0, 0.012));
    return cottage(stage, x, at(x) + r(14, 44), r(15, 24), `v${i}`);
  }).join('');
};

/** Warm light from the lit windows: around the building and on the lawn before it. */
const windowLight = (stage: Stage, x: number, y: number): string =>
  group(glowAt(stage, 0, 0, 460, 0.55), {
    transform: `translate(${n(x)} ${n(y - 60)}) scale(1 0.5)`,
  }) +
  group(glowAt(stage, 0, 0, 430, 0.6), {
    transform: `translate(${n(x)} ${n(y + 34)}) scale(1 0.22)`,
  });

/** The knoll with the school, its lawn, walls and path; (x, y) is the middle of its foot. */
export const knoll = (stage: Stage, x: number, y: number): string => {
  const { palette: p } = stage;
  const top: Point[] = rounded([
    [x - 620, y + 96],
    [x - 420, y + 20],
    [x - 150, y - 4],
    [x + 160, y - 4],
    [x + 420, y + 16],
    [x + 640, y + 90],
  ]);
  const at = heightAt(top);
  const wallTop = top
    .filter(([px]) => px > x - 400 && px < x - 76)
    .map(([px, py]): Point => [px, py + 34]);
  const wallTwo = top
    .filter(([px]) => px > x + 84 && px < x + 400)
    .map(([px, py]): Point => [px, py + 34]);
  const side = `${shape(top).slice(0, -1)}C${n(x + 760)} ${n(y + 130)} ${n(x + 800)} ${n(y + 210)} ${n(x + 900)} ${n(y + 330)}H${n(x - 820)}C${n(x - 760)} ${n(y + 230)} ${n(x - 720)} ${n(y + 130)} ${n(x - 620)} ${n(y + 96)}Z`;
  const clip = stage.id('lawn');
  const tone = fade(stage, [
    [0, mix(p.lawn, p.lawnLight, 0.35)],
    [0.4, p.lawn],
    [1, mix(p.lawn, p.near[1], 0.72)],
  ]);
  const band = (k: number): string =>
    path(
      `M${n(x - 900)} ${n(y + 40 + k * 44)}Q${n(x)} ${n(y + 6 + k * 50)} ${n(x + 900)} ${n(y + 60 + k * 46)}v${n(15 + k * 3)}Q${n(x)} ${n(y + 24 + k * 54)} ${n(x - 900)} ${n(y + 58 + k * 47)}Z`,
      k % 2 ? p.near[1] : p.lawnLight,
      { opacity: k % 2 ? 0.16 : 0.2 },
    );
  return (
    tone.def +
    lift(stage, path(side, tone.fill)) +
    `<clipPath id="${clip}"><path d="${side}"/></clipPath>` +
    group([0, 1, 2, 3, 4].map(band).join(''), { 'clip-path': `url(#${clip})` }) +
    path(
      `M${n(x - 420)} ${n(y + 24)}Q${n(x)} ${n(y - 26)} ${n(x + 420)} ${n(y + 22)}Q${n(x)} ${n(y + 34)} ${n(x - 420)} ${n(y + 24)}Z`,
      p.lawnLight,
      { opacity: 0.8 },
    ) +
    (p.lit > 0.5 ? windowLight(stage, x, y) : '') +
    lift(stage, place(school(stage), x, y - 4, 0.92)) +
    hedge(stage, x - 285, x - 62, y + 8, 13) +
    hedge(stage, x + 62, x + 285, y + 8, 13) +
    soft(stage, stoneWall(stage, wallTop, 24) + stoneWall(stage, wallTwo, 24)) +
    path(
      `M${n(x - 50)} ${n(y + 12)}H${n(x + 50)}C${n(x + 62)} ${n(y + 70)} ${n(x + 120)} ${n(y + 94)} ${n(x + 96)} ${n(y + 170)}C${n(x + 76)} ${n(y + 230)} ${n(x + 10)} ${n(y + 250)} ${n(x + 60)} ${n(y + 330)}H${n(x - 120)}C${n(x - 150)} ${n(y + 250)} ${n(x - 44)} ${n(y + 200)} ${n(x - 26)} ${n(y + 140)}C${n(x - 14)} ${n(y + 90)} ${n(x - 44)} ${n(y + 60)} ${n(x - 50)} ${n(y + 12)}Z`,
      p.path,
    ) +
    path(
      `M${n(x + 50)} ${n(y + 12)}C${n(x + 62)} ${n(y + 70)} ${n(x + 120)} ${n(y + 94)} ${n(x + 96)} ${n(y + 170)}C${n(x + 76)} ${n(y + 230)} ${n(x + 10)} ${n(y + 250)} ${n(x + 60)} ${n(y + 330)}H${n(x + 34)}C${n(x - 10)} ${n(y + 250)} ${n(x + 56)} ${n(y + 220)} ${n(x + 74)} ${n(y + 166)}C${n(x + 90)} ${n(y + 100)} ${n(x + 40)} ${n(y + 70)} ${n(x + 34)} ${n(y + 12)}Z`,
      p.shadow,
      { opacity: 0.1 },
    ) +
    [-360, -326, -120, 128, 338, 372]
      .map((dx, i) => shrub(stage, x + dx, at(x + dx) + 34, i % 2 ? 34 : 44, `k${i}`))
      .join('') +
    lampPost(stage, x - 84, y + 72, 62) +
    lampPost(stage, x + 118, y + 78, 62)
  );
};

/** Flowers in the grass of the foreground. */
export const flowers = (stage: Stage, at: (x: number) => number): string => {
  const r = stage.random('flowers');
  const tones = [stage.palette.accent, stage.palette.roof, stage.palette.trim];
  return Array.from({ length: 70 }, () => {
    const x = stage.width * r();
    const y = at(x) + r(18, 110);
    const size = r(2.2, 4.4);
    return (
      line(`M${n(x)} ${n(y)}v${n(size * 3)}`, stage.palette.tree[0], 1.4) +
      circle(x, y, size, r.pick(tones), { opacity: 0.9 })
    );
  }).join('');
};
