import { tokens } from '../tokens';
import { circle, group, line, mix, path, rect } from '../svg';
import { head, type HeadPose } from './head';
import type { Person } from './types';

const shoulders = (wide: number, y = 168): string =>
  `M${-wide} 460C${-wide - 4} 330 ${-wide + 4} 262 ${-wide + 66} ${y + 40}C-78 ${y + 14} -52 ${y + 6} -40 ${y - 20}H40C52 ${y + 6} 78 ${y + 14} ${wide - 66} ${y + 40}C${wide - 4} 262 ${wide + 4} 330 ${wide} 460Z`;

const shadeRight = (wide: number): string =>
  path(
    `M40 148C60 230 70 330 64 460H${wide}C${wide + 4} 330 ${wide - 4} 262 ${wide - 66} 208C78 182 52 174 40 148Z`,
    '#0B1A14',
    { opacity: 0.16 },
  );

const shirt = (colour: string): string =>
  path('M-58 172L0 300L58 172L40 148H-40Z', colour) +
  path('M-44 140C-56 160-62 176-58 190L-14 236L4 200Z', mix(colour, '#ffffff', 0.6)) +
  path('M44 140C56 160 62 176 58 190L14 236L-4 200Z', mix(colour, '#ffffff', 0.45)) +
  line('M-58 190L-14 236L2 202M58 190L14 236L-2 202', '#B9B3A2', 2.4, { opacity: 0.7 });

const tie = (colour: string, stripe: string): string =>
  path('M-16 204H16L11 228H-11Z', mix(colour, '#000000', 0.12)) +
  path('M-11 228H11L25 372L0 404L-25 372Z', colour) +
  path('M-14 262L14 246L15.500 262L-15.500 278ZM-18 306L18.500 288L20 304L-20 322Z', stripe, {
    opacity: 0.85,
  });

const lapels = (colour: string, edge: string): string =>
  path(
    'M-58 168C-80 176-98 186-104 196L-96 262L-72 258L-80 282L-10 430L0 400V372C-30 310-52 240-58 168Z',
    mix(colour, '#ffffff', 0.09),
  ) +
  path(
    'M58 168C80 176 98 186 104 196L96 262L72 258L80 282L10 430L0 400V372C30 310 52 240 58 168Z',
    mix(colour, '#000000', 0.1),
  ) +
  line('M-58 168C-52 240-30 310 0 372C30 310 52 240 58 168', edge, 4.5);

const crest = (x: number, y: number): string =>
  path(
    `M${x - 20} ${y - 20}Q${x} ${y - 28} ${x + 20} ${y - 20}V${y + 4}Q${x + 18} ${y + 20} ${x} ${y + 28}Q${x - 18} ${y + 20} ${x - 20} ${y + 4}Z`,
    tokens.marigold,
  ) +
  path(
    `M${x} ${y - 18}L${x + 12} ${y + 6}H${x + 3}V${y + 14}H${x - 3}V${y + 6}H${x - 12}Z`,
    tokens.pine,
  );

const coats: Partial<Record<Person['clothes'], (p: Person) => string>> = {
  blazer: () =>
    path(shoulders(196), tokens.pine) +
    shirt('#F6F3EA') +
    tie(tokens.marigold, tokens.pine) +
    lapels(tokens.pine, tokens.marigold) +
    shadeRight(196) +
    crest(112, 316) +
    line('M-150 300C-146 350-148 410-150 450', '#0B1A14', 4, { opacity: 0.25 }),
  summer: () =>
    path(shoulders(192), '#F7F4EB') +
    shirt('#FBF9F2') +
    tie(tokens.pine, tokens.marigold) +
    shadeRight(192) +
    line('M-140 300C-134 360-136 410-138 450', '#8A8878', 4, { opacity: 0.4 }) +
    crest(104, 320),
  suit: (p) =>
    path(shoulders(204), p.colour) +
    shirt('#F4F2EC') +
    tie(mix(p.colour, tokens.houseRed, 0.75), tokens.marigoldLight) +
    lapels(p.colour, mix(p.colour, '#000000', 0.2)) +
    shadeRight(204) +
    path('M92 300H138L134 312H94Z', '#F7F4EB'),
  kurta: (p) =>
    path(shoulders(200), '#EFE7D4') +
    path('M-40 146C-30 168 30 168 40 146L46 176Q0 200-46 176Z', '#F8F2E2') +
    path(
      'M-52 170C-90 182-134 196-140 208C-150 280-150 380-146 460H-4V196Q-34 192-52 170Z',
      p.colour,
    ) +
    path(
      'M52 170C90 182 134 196 140 208C150 280 150 380 146 460H4V196Q34 192 52 170Z',
      mix(p.colour, '#000000', 0.12),
    ) +
    [226, 272, 318, 364].map((y) => circle(0, y, 6, tokens.marigoldLight)).join('') +
    shadeRight(200),
  sari: (p) =>
    path(shoulders(186), mix(p.colour, '#2A1612', 0.42)) +
    path('M-41 138L-54 170C-40 226 40 226 54 170L41 138Z', p.skin) +
    path('M-186 460C-190 350-184 268-128 212L-62 180C-40 250 60 350 150 460Z', p.colour) +
    path('M-62 180C-40 250 60 350 150 460H112C30 360-70 260-84 190Z', tokens.marigold) +
    path(
      'M-66 182C-46 246 48 344 140 460H134C40 346-56 252-72 184Z',
      mix(p.colour, '#000000', 0.2),
      { opacity: 0.55 },
    ) +
    line(
      'M-150 250C-110 320-50 400-10 460M-170 320C-140 380-120 420-100 460',
      mix(p.colour, '#000000', 0.28),
      4,
      { opacity: 0.5 },
    ) +
    shadeRight(186),
  sport: (p) =>
    path(shoulders(194), p.colour) +
    path('M-44 148C-40 200 40 200 44 148L58 170C48 226-48 226-58 170Z', '#F7F4EB') +
    path('M-40 146C-36 190 36 190 40 146Z', p.skin) +
    shadeRight(194) +
    crest(100, 310),
  pinafore: () =>
    path(shoulders(180), '#F7F4EB') +
    path(
      'M-112 200C-96 250-90 280-86 300H86C90 280 96 250 112 200L140 214C128 260 120 300 130 460H-130C-120 300-128 260-140 214Z',
      tokens.pine,
    ) +
    path('M-60 176C-52 208-20 224 0 220C20 224 52 208 60 176L40 150H-40Z', '#FFFFFF') +
    path('M0 222L-38 206V244ZM0 222L38 206V244Z', tokens.marigold) +
    circle(0, 224, 11, mix(tokens.marigold, '#000000', 0.12)) +
    shadeRight(180) +
    crest(0, 352),
  jumper: (p) =>
    path(shoulders(192), p.colour) +
    shirt('#F7F4EB') +
    tie(tokens.marigold, tokens.pine) +
    path(
      'M-64 170L0 330L64 170L84 180C70 260 30 340 0 372C-30 340-70 260-84 180Z',
      mix(p.colour, '#ffffff', 0.14),
    ) +
    shadeRight(192),
};

/**
 * Head and shoulders. The head's middle is at (0, 0) with the crown near y = -130, the shoulders
 * about 200 to each side; the body runs down to y = 430.
 */
export const bust = (person: Person, pose: HeadPose = {}): string => {
  const { back, front } = head(person, pose);
  const coat = coats[person.clothes] ?? coats.blazer;
  const shade = mix(person.skin, '#5A2E1E', 0.3);
  return (
    back +
    rect(-40, 70, 80, 82, person.skin) +
    path('M-40 84C-20 118 24 118 40 78V112C20 132-24 126-40 100Z', shade, { opacity: 0.6 }) +
    (coat ? group(coat(person), { transform: 'translate(0 -30)' }) : '') +
    front
  );
};
