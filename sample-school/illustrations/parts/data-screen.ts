import { houseColours, people, person } from '../people/cast';
import type { Stage } from '../stage';
import { circle, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';
import type { ScreenArt } from './devices';
import {
  avatar,
  card,
  columns,
  ring,
  shield,
  sign,
  type signs,
  tick,
  ui,
  words,
} from './screen-kit';

const grounds = ['#FCEFCF', '#DDEBE2', '#E3ECF0', '#F7E3D3', '#EFE9DA', '#E6E4F0'];

const rail = (): string => {
  const menu: (keyof typeof signs)[] = ['people', 'calendar', 'chart', 'book', 'coin', 'bus'];
  return (
    rect(0, 0, 92, 570, tokens.pine) +
    rect(84, 0, 8, 570, tokens.pineDark, { opacity: 0.5 }) +
    shield(44, 48, 58, tokens.marigold, tokens.pine) +
    rect(14, 112, 60, 54, tokens.marigold, { rx: 14 }) +
    menu
      .map((kind, i) => sign(kind, 44, 139 + i * 72, 1.25, i === 0 ? tokens.pineDark : '#BFD8CA'))
      .join('')
  );
};

const classCard = (stage: Stage, index: number, x: number): string => {
  const tone = houseColours[index] ?? tokens.pine;
  const share = [0.92, 0.78, 0.86, 0.64][index] ?? 0.8;
  return (
    card(stage, x, 92, 178, 138) +
    path(`M${n(x)} 138V106q0-14 14-14h150q14 0 14 14V138Z`, tone) +
    shield(x + 28, 116, 34, '#FFFFFF', tone) +
    words(x + 54, 115, [[76, 92, 64, 84][index] ?? 76], '#FFFFFF', 11) +
    people(`class${index}`, 4, { size: 'junior' })
      .map(
        (who, k) =>
          circle(x + 34 + k * 34, 171, 22, '#FFFFFF') +
          avatar(stage, who, x + 34 + k * 34, 171, 20, grounds[(index + k) % 6] ?? '#EFE9DA'),
      )
      .join('') +
    rect(x + 16, 206, 146, 11, ui.line, { rx: 5.5 }) +
    rect(x + 16, 206, 146 * share, 11, tone, { rx: 5.5 })
  );
};

const cell = (x: number, y: number, kind: number): string => {
  if (kind === 1)
    return rect(x, y, 27, 27, ui.late, { rx: 7 }) + circle(x + 13.5, y + 13.5, 5, tokens.marigold);
  if (kind === 2)
    return (
      rect(x, y, 27, 27, '#F3D3CD', { rx: 7 }) +
      line(`M${n(x + 9)} ${n(y + 9)}l9 9m0-9l-9 9`, tokens.houseRed, 3.4)
    );
  return rect(x, y, 27, 27, ui.goodPale, { rx: 7 }) + tick(x + 13.5, y + 13.5, 14, ui.good, 3.4);
};

const register = (stage: Stage): string => {
  const team = people('register', 6, { size: 'senior' });
  const marks = ['000000', '001000', '000020', '000000', '010000', '000001'];
  return (
    card(stage, 112, 248, 460, 302) +
    path('M112 290V262q0-14 14-14H558q14 0 14 14V290Z', tokens.pineLight) +
    words(166, 270, [84], '#FFFFFF', 10) +
    [0, 1, 2, 3, 4, 5].map((k) => rect(312 + k * 33, 264, 15, 11, '#CFE3D6', { rx: 4 })).join('') +
    words(520, 270, [36], '#CFE3D6', 10) +
    team
      .map((who, i) => {
        const y = 313 + i * 42;
        return (
          (i % 2 ? rect(112, y - 21, 460, 42, '#F7F4EA') : '') +
          avatar(stage, who, 140, y, 17, grounds[i] ?? '#EFE9DA') +
          words(168, y, [[104, 82, 118, 92, 74, 108][i] ?? 90], ui.strong, 9) +
          [...(marks[i] ?? '')]
            .map((kind, k) => cell(306 + k * 33, y - 13, Number(kind)))
            .join('') +
          rect(516, y - 5, 42, 9, ui.line, { rx: 4.5 }) +
          rect(516, y - 5, [38, 30, 24, 36, 33, 27][i] ?? 30, 9, tokens.marigold, { rx: 4.5 })
        );
      })
      .join('') +
    line([0, 1, 2, 3, 4].map((i) => `M126 ${334 + i * 42}H558`).join(''), ui.line, 1.6)
  );
};

const charts = (stage: Stage): string =>
  card(stage, 590, 248, 292, 164) +
  words(610, 271, [104], ui.strong, 10) +
  words(800, 271, [60], ui.faint, 10) +
  columns(
    612,
    392,
    250,
    98,
    [0.5, 0.66, 0.58, 0.8, 0.72, 0.94, 0.86, 0.7],
    [tokens.pine, '#6FA58B'],
  ) +
  line('M628 352L659 336L690 344L721 318L753 324L784 300L815 306L846 322', tokens.marigold, 4.5) +
  [
    [628, 352],
    [690, 344],
    [753, 324],
    [784, 300],
    [846, 322],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6, '#FFFFFF') + circle(x, y, 4, tokens.marigold))
    .join('') +
  card(stage, 590, 428, 292, 122) +
  ring(654, 489, 38, 19, 0.84, tokens.pineLight, '#E4E9E2') +
  ring(654, 489, 38, 19, 0.3, tokens.marigold, 'none') +
  tick(654, 489, 24, tokens.pine, 5.5) +
  [tokens.pineLight, tokens.marigold, ui.faint]
    .map(
      (tone, i) =>
        rect(722, 458 + i * 27, 15, 15, tone, { rx: 4 }) +
        words(748, 465.5 + i * 27, [[112, 86, 64][i] ?? 80], ui.text, 9),
    )
    .join('');

/** The screen of the data desk: class cards, the register of a class and charts; 900 × 570. */
export const dataScreen = (stage: Stage): ScreenArt => ({
  w: 900,
  h: 570,
  body:
    rect(0, 0, 900, 570, ui.page) +
    rect(92, 0, 808, 74, '#FFFFFF') +
    rect(92, 73, 808, 2, ui.line) +
    words(116, 30, [168], ui.strong, 13) +
    words(116, 52, [108], ui.faint, 9) +
    rect(470, 18, 270, 38, '#F1EDE0', { rx: 19 }) +
    sign('search', 494, 37, 0.8, ui.text) +
    words(514, 37, [116], '#C9C8B6', 9) +
    sign('bell', 786, 37, 1.05, ui.strong) +
    circle(797, 26, 6, tokens.houseRed) +
    avatar(
      stage,
      person('desk teacher', { girl: true, size: 'adult', style: 'bun', glasses: true }),
      848,
      37,
      25,
      mix(tokens.marigoldLight, '#FFFFFF', 0.5),
    ) +
    [0, 1, 2, 3].map((i) => classCard(stage, i, 112 + i * 197.3)).join('') +
    register(stage) +
    charts(stage) +
    rail(),
});
