import { people, person } from '../people/cast';
import { type Stage, soft } from '../stage';
import { circle, group, line, path, rect } from '../svg';
import { tokens } from '../tokens';
import type { ScreenArt } from './devices';
import { envelope, megaphone, ringing } from './messages';
import { avatar, badge, card, shield, sign, tick, ui, words } from './screen-kit';

const inbox = (stage: Stage): string => {
  const tones = [tokens.houseRed, tokens.pineLight, tokens.houseBlue, tokens.marigold, '#6B4A78'];
  return (
    rect(0, 0, 300, 570, '#FFFDF7') +
    rect(0, 0, 300, 78, tokens.pine) +
    shield(42, 40, 48, tokens.marigold, tokens.pine) +
    words(78, 31, [124], '#FFFFFF', 12) +
    words(78, 52, [80], '#A9CBB9', 9) +
    ringing(258, 40, 38, tokens.marigoldLight) +
    rect(0, 176, 300, 98, '#FBEFCF') +
    rect(0, 176, 7, 98, tokens.marigold) +
    tones
      .map((tone, i) => {
        const y = 127 + i * 98;
        return (
          envelope(stage, 58, y, 68, i === 1 ? -5 : 0, tone) +
          words(112, y - 20, [[116, 138, 104, 126, 96][i] ?? 110], ui.strong, 11) +
          words(
            112,
            y + 4,
            [[150, 136, 156, 120, 148][i] ?? 140, [96, 112, 74, 104, 88][i] ?? 90],
            ui.faint,
            8,
            18,
          ) +
          (i < 2 ? circle(274, y - 20, 8, tokens.marigold) : tick(274, y - 19, 17, ui.good, 4))
        );
      })
      .join('') +
    line([1, 2, 3, 4].map((i) => `M24 ${78 + i * 98}H276`).join(''), ui.line, 1.6) +
    rect(299, 0, 2, 570, ui.line)
  );
};

const notice = (stage: Stage, x: number, y: number): string =>
  soft(
    stage,
    path(`M${x} ${y}h236v128l-26 26h-210Z`, '#FFFDF6') +
      path(`M${x + 236} ${y + 128}h-26v26Z`, '#E6D9B8') +
      rect(x, y, 236, 13, tokens.marigold),
  ) +
  shield(x + 36, y + 44, 42, tokens.pine, '#FFFFFF') +
  words(x + 68, y + 37, [126], ui.strong, 11) +
  words(x + 68, y + 56, [84], ui.text, 8) +
  words(x + 20, y + 84, [194, 176], ui.faint, 8, 16) +
  rect(x + 20, y + 115, 84, 27, ui.good, { rx: 13.5 }) +
  tick(x + 62, y + 128.5, 15, '#FFFFFF', 3.6) +
  rect(x + 114, y + 115, 66, 27, '#EFE9DA', { rx: 13.5 }) +
  words(x + 130, y + 128.5, [34], ui.text, 7);

const talk = (stage: Stage): string => {
  const teacher = person('message teacher', {
    girl: true,
    size: 'adult',
    style: 'bun',
    clothes: 'sari',
    glasses: true,
    bindi: true,
  });
  const father = person('message father', {
    girl: false,
    size: 'adult',
    clothes: 'jumper',
    style: 'parted',
    moustache: true,
    age: 0.4,
    glasses: false,
  });
  return (
    avatar(stage, teacher, 350, 150, 30, '#FCEFCF') +
    soft(
      stage,
      path(
        'M412 100H680q20 0 20 20v56q0 20-20 20H412q-20 0-20-20V162L376 152L392 140V120q0-20 20-20Z',
        '#FFFFFF',
      ),
    ) +
    words(414, 124, [208, 256, 148], ui.text, 10, 24) +
    avatar(stage, father, 850, 262, 30, '#DDEBE2') +
    soft(
      stage,
      path(
        'M560 216H788q20 0 20 20v16l16 12l-16 10v12q0 20-20 20H560q-20 0-20-20V236q0-20 20-20Z',
        tokens.pineLight,
      ),
    ) +
    words(562, 241, [196, 134], '#DDEBE2', 10, 26) +
    tick(764, 284, 17, tokens.marigoldLight, 4) +
    tick(777, 284, 17, tokens.marigoldLight, 4) +
    avatar(stage, teacher, 350, 372, 30, '#FCEFCF') +
    notice(stage, 396, 322) +
    soft(
      stage,
      path('M690 374H828q20 0 20 20v36q0 20-20 20H690q-20 0-20-20V394q0-20 20-20Z', '#FBE3A6'),
    ) +
    badge(704, 412, 18) +
    words(736, 402, [88, 60], '#8A6420', 9, 21)
  );
};

/** The messages of school and families: a list of letters, a talk and a notice; 900 × 570. */
export const messageScreen = (stage: Stage): ScreenArt => ({
  w: 900,
  h: 570,
  body:
    rect(0, 0, 900, 570, '#E9EFE8') +
    group(
      [0, 1, 2, 3, 4]
        .map((i) => shield(370 + i * 124, 180 + (i % 2) * 190, 90, '#D9E4DA', '#E9EFE8'))
        .join(''),
      { opacity: 0.75 },
    ) +
    inbox(stage) +
    rect(301, 0, 599, 78, '#FFFFFF') +
    rect(301, 77, 599, 2, ui.line) +
    people('message class', 4, { size: 'junior' })
      .map(
        (who, i) =>
          circle(348 + i * 40, 39, 27, '#FFFFFF') +
          avatar(
            stage,
            who,
            348 + i * 40,
            39,
            24,
            ['#FCEFCF', '#DDEBE2', '#E3ECF0', '#F7E3D3'][i] ?? '#EFE9DA',
          ),
      )
      .join('') +
    words(516, 31, [150], ui.strong, 12) +
    words(516, 52, [98], ui.faint, 9) +
    sign('search', 802, 38, 1.1, ui.text) +
    sign('calendar', 856, 39, 1.1, ui.text) +
    talk(stage) +
    card(stage, 322, 500, 556, 54) +
    words(348, 527, [212], ui.faint, 10) +
    rect(560, 516, 3, 22, tokens.pine) +
    rect(766, 506, 104, 42, tokens.marigold, { rx: 12 }) +
    megaphone(stage, 812, 526, 32, -14),
});
