import { circle, ellipse, group, line, mix, path } from '../svg';
import type { Looks } from './types';

/** The parts of a head of hair: behind the face, over it, and over the shoulders. */
export interface Hair {
  back: string;
  front: string;
  over: string;
}

const fringes = {
  short:
    'M-85 4C-96-62-78-122 0-124C80-122 96-62 85 4C80-6 76-22 73-42C50-46 32-60 22-76C-4-54-44-46-71-44C-76-24-80-8-85 4Z',
  parted:
    'M-85 4C-97-62-80-122 0-125C82-122 96-62 85 4C80-8 77-22 74-40C38-42-10-56-34-80C-42-66-56-52-72-44C-77-24-81-8-85 4Z',
  crop: 'M-83-6C-92-64-74-114 0-115C76-114 92-64 83-6C80-22 77-36 70-52C40-70-36-72-68-54C-76-38-80-22-83-6Z',
  receding:
    'M-85 6C-96-58-76-112-6-114C74-114 96-58 85 6C80-10 78-30 72-48C62-66 48-72 34-90C6-80-30-82-48-88C-56-70-68-62-73-46C-78-28-81-8-85 6Z',
  tousled:
    'M-86 6C-98-50-88-96-62-110L-58-122L-40-119L-26-132L-8-124L14-134L26-122L46-124L54-112C90-90 97-50 86 6C80-6 77-20 74-38L58-52L50-38L30-60L18-44L-4-62L-20-42L-38-60L-50-38L-72-50C-76-26-81-8-86 6Z',
  middle:
    'M-87 22C-100-58-82-124 0-126C84-124 100-58 87 22C82 0 79-18 74-34C44-46 14-68 0-92C-14-68-44-46-74-34C-79-18-82 0-87 22Z',
  side: 'M-88 24C-101-58-82-124 0-127C84-124 101-58 88 24C82 4 79-14 75-30C50-44 40-58 34-90C4-56-46-40-75-32C-80-16-83 4-88 24Z',
  full: 'M-88 24C-101-58-82-124 0-127C84-124 101-58 88 24C82 2 80-12 76-26C50-34 26-36 0-36C-26-36-50-34-76-26C-80-12-83 2-88 24Z',
} as const;

const shine = (tone: string): string =>
  path('M-52-82C-34-104-6-110 22-106C0-100-28-92-46-70Z', tone, { opacity: 0.5 });

const cap = (name: keyof typeof fringes, hair: string): string =>
  path(fringes[name], hair) + shine(mix(hair, '#8A6A52', 0.5));

const plait = (side: number, hair: string, ribbon: string): string => {
  const dark = mix(hair, '#8A6A52', 0.28);
  let out = '';
  for (let i = 0; i < 6; i += 1)
    out += ellipse(side * (84 + i * 2.4), 58 + i * 22, 19 - i * 1.3, 16, i % 2 ? hair : dark);
  const x = side * 98;
  return (
    out +
    path(`M${x} 178L${x - 24} 164V196ZM${x} 178L${x + 24} 164V196Z`, ribbon) +
    circle(x, 180, 8, mix(ribbon, '#000000', 0.15)) +
    path(`M${x - 9} 186Q${x} 232 ${x + 5} 236Q${x + 12} 212 ${x + 9} 186Z`, hair)
  );
};

const curls = (hair: string): string => {
  const light = mix(hair, '#8A6A52', 0.3);
  const at: [number, number, number][] = [
    [-76, -34, 26],
    [-70, -72, 30],
    [-40, -104, 32],
    [0, -114, 34],
    [42, -104, 32],
    [70, -72, 30],
    [76, -34, 26],
    [-44, -66, 24],
    [0, -78, 26],
    [44, -66, 24],
  ];
  return at.map(([x, y, r], i) => circle(x, y, r, i % 3 ? hair : light)).join('');
};

const temples = (hair: string): string =>
  path(
    'M-88-30C-88-10-86 4-82 16C-76 4-72-14-70-40ZM88-30C88-10 86 4 82 16C76 4 72-14 70-40Z',
    hair,
  );

const patka = (cloth: string): string => {
  const dark = mix(cloth, '#000000', 0.18);
  return (
    circle(0, -128, 26, cloth) +
    path('M-22-118Q0-106 22-118L16-104H-16Z', dark) +
    path(
      'M-86-14C-94-74-66-118 0-119C66-118 94-74 86-14C64-44 34-54 0-54C-34-54-64-44-86-14Z',
      cloth,
    ) +
    path('M-86-14C-64-50 64-50 86-14L84-30C58-62-58-62-84-30Z', dark, { opacity: 0.6 }) +
    line('M-60-84Q0-116 60-84M-40-66Q0-84 40-66', dark, 3, { opacity: 0.45 })
  );
};

const turban = (cloth: string): string => {
  const dark = mix(cloth, '#000000', 0.2);
  const light = mix(cloth, '#ffffff', 0.16);
  return (
    path(
      'M-98-16C-116-92-70-150 2-150C76-150 116-92 98-16C76-46 40-66 2-72C-36-66-76-44-98-16Z',
      cloth,
    ) +
    path('M-98-16C-104-60-60-110 4-118C-30-92-64-66-98-16Z', light) +
    path('M98-16C104-60 60-110 4-118C34-92 68-64 98-16Z', dark, { opacity: 0.55 }) +
    line(
      'M-96-32C-78-76-40-110 2-128M96-34C80-76 44-108 2-128M-88-60C-66-100-40-126-6-138M88-62C68-100 44-124 12-138',
      dark,
      4,
      { opacity: 0.5 },
    ) +
    path('M-16-72Q2-92 20-72L2-60Z', mix(cloth, '#ffffff', 0.5))
  );
};

const none: Hair = { back: '', front: '', over: '' };

const drawn: Record<Looks['style'], (l: Looks) => Partial<Hair>> = {
  short: (l) => ({ front: cap('short', l.hair) }),
  parted: (l) => ({ front: cap('parted', l.hair) }),
  crop: (l) => ({ front: path(fringes.crop, l.hair) }),
  receding: (l) => ({ front: path(fringes.receding, l.hair) }),
  tousled: (l) => ({ front: cap('tousled', l.hair) }),
  curly: (l) => ({ front: curls(l.hair) }),
  patka: (l) => ({ front: temples(l.hair) + patka(l.ribbon) }),
  turban: (l) => ({ front: temples(l.hair) + turban(l.ribbon) }),
  bob: (l) => ({
    back: path(
      'M-98 84C-118-20-104-126 0-128C104-126 118-20 98 84C76 98 52 92 44 78H-44C-52 92-76 98-98 84Z',
      l.hair,
    ),
    front: cap('full', l.hair),
  }),
  plaits: (l) => ({
    back: path('M-92 60C-108-40-96-126 0-128C96-126 108-40 92 60Z', l.hair),
    front: cap('middle', l.hair),
    over: plait(-1, l.hair, l.ribbon) + plait(1, l.hair, l.ribbon),
  }),
  ponytail: (l) => ({
    back:
      path('M40-90C128-132 164-40 132 60C128 104 104 136 92 142C104 90 92 20 60-20Z', l.hair) +
      path('M-90 40C-104-40-94-126 0-128C94-126 104-40 90 40Z', l.hair) +
      ellipse(70, -82, 20, 24, l.ribbon),
    front: cap('side', l.hair),
  }),
  bun: (l) => ({
    back:
      circle(6, -128, 42, l.hair) +
      circle(0, -134, 26, mix(l.hair, '#8A6A52', 0.22)) +
      path('M-82 20C-104-40-94-126 0-128C94-126 104-40 82 20Z', l.hair),
    front: cap('middle', l.hair),
  }),
  long: (l) => ({
    back: path(
      'M-98 190C-128 60-116-126 0-130C116-126 128 60 98 190C70 206 40 200 30 186H-30C-40 200-70 206-98 190Z',
      l.hair,
    ),
    front: cap('side', l.hair),
  }),
  wavy: (l) => ({
    back: path(
      'M-92 176C-130 150-98 110-118 74C-138 30-112-128 0-130C112-128 138 30 118 74C98 110 130 150 92 176C66 190 44 180 34 160H-34C-44 180-66 190-92 176Z',
      l.hair,
    ),
    front: cap('side', l.hair),
  }),
  band: (l) => ({
    back: path(
      'M-96 150C-124 40-112-126 0-130C112-126 124 40 96 150C74 164 50 156 40 140H-40C-50 156-74 164-96 150Z',
      l.hair,
    ),
    front:
      cap('full', l.hair) +
      path(
        'M-92-30C-88-104-46-128 0-128C46-128 88-104 92-30L80-34C72-92 40-108 0-108C-40-108-72-92-80-34Z',
        l.ribbon,
      ),
  }),
  scarf: (l) => ({
    back: path(
      'M-108 150C-122 20-112-134 0-136C112-134 122 20 108 150C70 190-70 190-108 150Z',
      l.ribbon,
    ),
    front:
      path(
        'M-100 120C-118 0-108-134 0-135C108-134 118 0 100 120C84 100 82 40 76-10C70-62 40-86 0-86C-40-86-70-62-76-10C-82 40-84 100-100 120Z',
        l.ribbon,
      ) +
      path(
        'M76-10C70-62 40-86 0-86C-40-86-70-62-76-10C-70-50-38-76 0-76C38-76 70-50 76-10Z',
        mix(l.ribbon, '#000000', 0.16),
      ),
    over:
      path('M-96 70C-60 122 60 122 96 70C108 150 70 214 0 216C-70 214-104 150-92 96Z', l.ribbon) +
      line('M-60 150Q0 186 66 140', mix(l.ribbon, '#000000', 0.16), 4, { opacity: 0.6 }),
  }),
};

/** The hair of a person, in the units of the head: its middle at (0, 0), about 100 to its edge. */
export const hair = (looks: Looks): Hair => {
  const parts = { ...none, ...drawn[looks.style](looks) };
  return { back: group(parts.back), front: group(parts.front), over: group(parts.over) };
};
