import { brushes } from './parts/art';
import { painting } from './parts/painting';
import { openBook, pile } from './parts/books';
import { balloons, garland } from './parts/festive';
import { bunting } from './parts/flags';
import { globe, plant } from './parts/furniture';
import { diya, lantern } from './parts/lights';
import { notes } from './parts/music';
import { trophy } from './parts/prizes';
import { ball } from './parts/sport';
import { bear, blocks, train } from './parts/toys';
import { bright, cake, gift, kite, sunflower } from './parts/presents';
import { random } from './random';
import { type Stage, fade, finish, makeStage } from './stage';
import { circle, group, n, path, rect } from './svg';
import { tokens } from './tokens';

const motifs: readonly ((stage: Stage) => string)[] = [
  (stage) => cake(stage, 160, 258, 190, '#F4A9A0'),
  (stage) => balloons(stage, 160, 292, 84, bright.slice(0, 3)),
  (stage) =>
    gift(stage, 130, 262, 160, tokens.pineLight, tokens.marigold) +
    gift(stage, 222, 268, 104, tokens.houseRed, '#FFFDF6'),
  (stage) => kite(stage, 170, 122, 116),
  () => bear(160, 274, 196),
  (stage) => sunflower(stage, 120, 290, 190) + sunflower(stage, 212, 292, 150),
  (stage) => train(stage, 34, 252, 86),
  (stage) =>
    [70, 160, 250]
      .map((x, i) => lantern(stage, x, 140 + (i % 2) * 44, 74, bright[i] ?? tokens.marigold))
      .join('') + diya(stage, 160, 280, 62),
  (stage) => pile(stage, 160, 272, 170, 4, 'card') + openBook(160, 176, 130, tokens.houseRed),
  (stage) => blocks(stage, 160, 274, 54, 'card'),
  () => globe(126, 272, 160) + trophy(232, 272, 112),
  (stage) =>
    painting(stage, 66, 92, 150, 150, 0, tokens.woodLight) +
    brushes(250, 272, 112, '#2F6493') +
    notes(30, 62, 24, tokens.pineLight),
];

/** How many birthday cards there are. */
export const birthdayCount = motifs.length;

/**
 * A birthday card, 320 × 320: a gift, a cake, a kite and the like. The pictures go to any child, so
 * none of them shows a face. `index` counts from 0.
 */
export const birthdayCard = (index: number): string => {
  const stage = makeStage({
    name: `birthday-${index + 1}`,
    mood: 'noon',
    width: 320,
    height: 320,
    seed: index + 1,
  });
  const ground = ['#FCEFCF', '#E4EEE6', '#F7E3D3', '#E3ECF0'][index % 4] ?? '#FCEFCF';
  const floor = ['#F3D79A', '#BFD3C5', '#E8C1A4', '#BACFD6'][index % 4] ?? '#F3D79A';
  const air = fade(stage, [
    [0, ground],
    [1, '#FFFFFF'],
  ]);
  const r = random(index + 5);
  const confetti = Array.from({ length: 26 }, () =>
    group(rect(-4, -2, 8, 4, r.pick(bright)), {
      transform: `translate(${n(r(0, 320))} ${n(r(40, 220))}) rotate(${n(r(0, 180))})`,
      opacity: 0.7,
    }),
  ).join('');
  const hang =
    index % 2 ? garland(-10, 12, 330, 12, 12, 15) : bunting(stage, -10, 8, 330, 8, 14, 22, bright);
  return finish(
    stage,
    air.def +
      rect(0, 0, 320, 320, air.fill) +
      circle(160, 165, 128, '#FFFFFF', { opacity: 0.6 }) +
      confetti +
      hang +
      path('M-10 262Q90 240 190 258T330 250V330H-10Z', floor) +
      (motifs[index % motifs.length]?.(stage) ?? '') +
      (index === 4 ? ball(252, 282, 22) + plant(stage, 60, 286, 70, 'card') : ''),
  );
};
