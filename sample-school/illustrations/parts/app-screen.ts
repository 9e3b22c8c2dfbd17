import { type Stage, fade } from '../stage';
import { circle, line, path, rect } from '../svg';
import { tokens } from '../tokens';
import type { ScreenArt } from './devices';
import { daughter } from './parent-screen';
import { ringing } from './messages';
import { avatar, badge, card, ring, sign, tick, ui, words } from './screen-kit';

const header = (stage: Stage): string => {
  const air = fade(stage, [
    [0, '#2C6C70'],
    [0.6, '#6FA58B'],
    [1, '#F3D79A'],
  ]);
  return (
    air.def +
    rect(0, 0, 380, 214, air.fill) +
    circle(300, 112, 30, '#FFF0C4') +
    path('M0 152L52 104L88 134L140 82L196 142L238 112L286 150L330 122L380 158V220H0Z', '#EAF1EE') +
    path(
      'M140 82L196 142L172 138L158 150L146 126ZM52 104L88 134L66 132ZM238 112L286 150L256 144Z',
      '#B9CFCB',
    ) +
    path('M0 170Q90 132 190 164T380 156V220H0Z', tokens.pineLight) +
    path('M0 196Q120 162 220 184T380 178V220H0Z', tokens.pine) +
    words(28, 66, [138], '#FFFFFF', 14) +
    words(28, 90, [92], '#E3EEE6', 9) +
    ringing(338, 74, 40, '#FFFFFF') +
    circle(352, 58, 8, tokens.houseRed)
  );
};

const week = (): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = 52 + i * 55;
      return (
        rect(x - 9, 328, 18, 7, ui.faint, { rx: 3.5 }) +
        (i < 4
          ? badge(x, 360, 19)
          : i === 4
            ? circle(x, 360, 17, '#FFFFFF', { stroke: tokens.marigold, 'stroke-width': 5 }) +
              circle(x, 360, 6, tokens.marigold)
            : circle(x, 360, 18, '#EFEBDD'))
      );
    })
    .join('');

const homework = (): string =>
  [tokens.houseBlue, tokens.houseRed, tokens.houseGreen]
    .map((tone, i) => {
      const y = 472 + i * 56;
      return (
        rect(32, y - 20, 40, 40, tone, { rx: 11 }) +
        sign((['book', 'chart', 'letter'] as const)[i] ?? 'book', 52, y, 1.05, '#FFFFFF') +
        words(88, y - 9, [[150, 126, 168][i] ?? 140], ui.strong, 10) +
        words(88, y + 11, [[104, 138, 92][i] ?? 100], ui.faint, 8) +
        rect(314, y - 15, 30, 30, i < 2 ? ui.good : '#FFFFFF', {
          rx: 9,
          stroke: i < 2 ? ui.good : ui.faint,
          'stroke-width': 3,
        }) +
        (i < 2 ? tick(329, y, 17, '#FFFFFF', 4.2) : '')
      );
    })
    .join('');

/** The app on a phone: the child, the week's attendance, the homework and a notice; 380 × 780. */
export const appScreen = (stage: Stage): ScreenArt => ({
  w: 380,
  h: 780,
  body:
    rect(0, 0, 380, 780, ui.page) +
    header(stage) +
    card(stage, 18, 176, 344, 128) +
    circle(84, 236, 52, '#FFFFFF') +
    avatar(stage, daughter(), 84, 238, 47, '#FBE7B4') +
    words(148, 214, [122], ui.strong, 13) +
    words(148, 238, [84], ui.text, 9) +
    rect(148, 258, 62, 22, tokens.houseBlue, { rx: 11 }) +
    rect(218, 258, 44, 22, '#FBE7B4', { rx: 11 }) +
    ring(316, 240, 26, 10, 0.88, tokens.marigold) +
    tick(316, 240, 18, tokens.pine, 4.6) +
    card(stage, 18, 316, 344, 80) +
    week() +
    card(stage, 18, 410, 344, 208) +
    words(34, 433, [118], ui.strong, 10) +
    homework() +
    card(stage, 18, 632, 344, 66, '#FBE9BC') +
    ringing(56, 664, 40, '#B57A12') +
    words(96, 656, [190, 132], '#8A6420', 9, 20) +
    line('M330 654l9 10l-9 10', '#8A6420', 4.5) +
    rect(0, 712, 380, 68, '#FFFFFF') +
    rect(0, 711, 380, 2, ui.line) +
    rect(38, 720, 56, 42, '#DDEBE2', { rx: 21 }) +
    (['home', 'calendar', 'letter', 'coin'] as const)
      .map((kind, i) => sign(kind, 66 + i * 83, 741, 1.2, i ? ui.text : tokens.pine))
      .join(''),
});
