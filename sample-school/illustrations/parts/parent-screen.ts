import { houseColours, person } from '../people/cast';
import type { Person } from '../people/types';
import type { Stage } from '../stage';
import { circle, line, n, path, rect } from '../svg';
import { tokens } from '../tokens';
import type { ScreenArt } from './devices';
import { avatar, badge, card, ring, shield, sign, tick, ui, words } from './screen-kit';

/** The child whose days the parent's screens show. */
export const daughter = (): Person =>
  person('portal child', {
    girl: true,
    size: 'junior',
    style: 'plaits',
    clothes: 'blazer',
    smile: 'open',
    glasses: false,
  });

/** The rupee sign in lines; (x, y) is its middle and `s` its height. */
export const rupee = (x: number, y: number, s: number, tone: string): string =>
  line(
    `M${n(x - s * 0.32)} ${n(y - s * 0.46)}h${n(s * 0.64)}M${n(x - s * 0.32)} ${n(y - s * 0.18)}h${n(s * 0.64)}M${n(x - s * 0.3)} ${n(y - s * 0.46)}h${n(s * 0.14)}q${n(s * 0.32)} 0 ${n(s * 0.32)} ${n(s * 0.27)}q0 ${n(s * 0.29)} ${n(-s * 0.34)} ${n(s * 0.29)}h${n(-s * 0.12)}L${n(x + s * 0.22)} ${n(y + s * 0.5)}`,
    tone,
    s * 0.12,
  );

const childCard = (stage: Stage): string =>
  card(stage, 22, 98, 252, 268) +
  path('M22 190V112q0-14 14-14H260q14 0 14 14V190Q200 160 148 182T22 176Z', '#DDEBE2') +
  path(
    'M22 190V166Q70 138 120 160T214 152Q250 142 274 160V190Q200 176 148 190T22 190Z',
    '#B9D3C3',
  ) +
  circle(148, 186, 75, '#FFFFFF') +
  avatar(stage, daughter(), 148, 186, 68, '#FBE7B4') +
  circle(201, 234, 19, '#FFFFFF') +
  shield(201, 235, 27, tokens.houseBlue, '#FFFFFF') +
  words(76, 290, [144], ui.strong, 13) +
  words(100, 312, [96], ui.text, 9) +
  houseColours
    .map((tone, i) => rect(62 + i * 45, 330, 37, 17, i === 1 ? tone : ui.line, { rx: 8.5 }))
    .join('');

const homework = (stage: Stage): string =>
  card(stage, 22, 384, 252, 174) +
  sign('book', 50, 412, 1.05, tokens.pine) +
  words(74, 412, [98], ui.strong, 11) +
  [0, 1, 2]
    .map((i) => {
      const y = 450 + i * 37;
      return (
        rect(40, y - 12, 24, 24, i < 2 ? ui.good : '#FFFFFF', {
          rx: 7,
          stroke: i < 2 ? ui.good : ui.faint,
          'stroke-width': 3,
        }) +
        (i < 2 ? tick(52, y, 13, '#FFFFFF', 3.4) : '') +
        words(78, y - 6, [[150, 124, 140][i] ?? 120, [90, 104, 66][i] ?? 80], ui.text, 7, 14)
      );
    })
    .join('');

const calendar = (stage: Stage): string => {
  let days = '';
  for (let i = 2; i < 33; i += 1) {
    const x = 312 + (i % 7) * 38;
    const y = 176 + Math.floor(i / 7) * 37;
    const day = i - 1;
    const sunday = i % 7 === 6;
    const tone = sunday
      ? '#F1EDE0'
      : day > 24
        ? '#F7F5EE'
        : day === 11
          ? ui.away
          : day === 17 || day === 18
            ? ui.late
            : '#BFE0C8';
    days += rect(x, y, 31, 31, tone, { rx: 9 });
    if (tone === '#BFE0C8') days += tick(x + 15.5, y + 15.5, 13, '#3F8458', 3.2);
    if (tone === ui.late) days += circle(x + 15.5, y + 15.5, 5, tokens.marigold);
    if (tone === ui.away) days += line(`M${n(x + 11)} ${n(y + 15.5)}h9`, '#A2352C', 3.6);
    if (day === 24)
      days += rect(x - 3, y - 3, 37, 37, 'none', {
        rx: 11,
        stroke: tokens.pine,
        'stroke-width': 3.6,
      });
  }
  return (
    card(stage, 292, 98, 296, 268) +
    path('M292 144V112q0-14 14-14H574q14 0 14 14V144Z', tokens.marigold) +
    words(318, 121, [112], '#7A4A08', 12) +
    line('M528 113l-8 8l8 8M556 113l8 8l-8 8', '#7A4A08', 4) +
    [0, 1, 2, 3, 4, 5, 6].map((k) => rect(320 + k * 38, 156, 15, 8, ui.faint, { rx: 4 })).join('') +
    days
  );
};

const fees = (stage: Stage): string =>
  card(stage, 292, 384, 296, 174) +
  circle(338, 432, 29, tokens.marigold) +
  circle(338, 432, 22, tokens.marigoldLight) +
  rupee(338, 432, 24, '#7A4A08') +
  words(384, 420, [124, 88], ui.strong, 11, 24) +
  badge(546, 432, 25) +
  line('M314 476H566', ui.line, 3, { 'stroke-dasharray': '7 8' }) +
  [0, 1, 2]
    .map(
      (i) =>
        words(314, 496 + i * 22, [[104, 128, 86][i] ?? 100], ui.text, 8) +
        words([506, 518, 498][i] ?? 506, 496 + i * 22, [[40, 28, 48][i] ?? 40], ui.text, 8) +
        tick(564, 496 + i * 22, 12, ui.good, 3.4),
    )
    .join('');

const report = (stage: Stage): string =>
  card(stage, 606, 98, 232, 268) +
  words(630, 124, [104], ui.strong, 11) +
  ring(722, 222, 72, 17, 0.9, tokens.pine) +
  ring(722, 222, 50, 15, 0.78, tokens.marigold) +
  ring(722, 222, 30, 13, 0.68, tokens.houseBlue) +
  path(
    'M722 207L726.400 216.500L737 217.700L729 224.700L731.200 235L722 229.800L712.800 235L715 224.700L707 217.700L717.600 216.500Z',
    tokens.marigold,
  ) +
  [tokens.pine, tokens.marigold, tokens.houseBlue]
    .map(
      (tone, i) => circle(636 + i * 68, 336, 7, tone) + words(650 + i * 68, 336, [34], ui.text, 8),
    )
    .join('') +
  card(stage, 606, 384, 232, 174) +
  words(630, 410, [84], ui.strong, 11) +
  [0.92, 0.74, 0.84, 0.66]
    .map(
      (share, i) =>
        rect(630, 434 + i * 28, 184, 14, '#EFEBDD', { rx: 7 }) +
        rect(630, 434 + i * 28, 184 * share, 14, houseColours[i] ?? tokens.pine, { rx: 7 }),
    )
    .join('');

/** A parent's view: the child's card, attendance, homework, fees and the report; 860 × 580. */
export const parentScreen = (stage: Stage): ScreenArt => ({
  w: 860,
  h: 580,
  body:
    rect(0, 0, 860, 580, ui.page) +
    rect(0, 0, 860, 78, tokens.pine) +
    path('M400 78Q470 34 540 52T680 40Q760 20 860 50V78Z', '#2C5F49') +
    path('M480 78Q560 54 640 66T860 58V78Z', '#3A7058') +
    shield(48, 40, 50, tokens.marigold, tokens.pine) +
    words(86, 30, [150], '#FFFFFF', 13) +
    words(86, 52, [92], '#A9CBB9', 9) +
    sign('bell', 736, 38, 1.25, '#FFFFFF') +
    circle(749, 25, 7, tokens.marigold) +
    avatar(
      stage,
      person('portal mother', {
        girl: true,
        size: 'adult',
        style: 'long',
        bindi: true,
        age: 0.4,
        glasses: false,
      }),
      802,
      39,
      28,
      '#FCEFCF',
    ) +
    childCard(stage) +
    homework(stage) +
    calendar(stage) +
    fees(stage) +
    report(stage),
});
