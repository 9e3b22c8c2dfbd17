import { circle, line, mix, n, path } from '../svg';
import { tokens } from '../tokens';
import type { Person } from './types';
import { type Outfit, collar, lapels, school, tie, white } from './wear';

const outfits: Record<Person['clothes'], (p: Person) => Outfit> = {
  blazer: (p) =>
    school(p, {
      top: tokens.pine,
      front: (b) => collar(b) + tie(b, tokens.marigold) + lapels(b, tokens.marigold),
    }),
  summer: (p) =>
    school(p, {
      top: white,
      sleeveLength: 0.42,
      hem: 2,
      front: (b) =>
        tie(b, tokens.pine) + circle(b.shoulder * 0.5, -b.torso * 0.6, 2.4, tokens.marigold),
    }),
  jumper: (p) =>
    school(p, {
      top: tokens.pineLight,
      hem: 3,
      front: (b) =>
        collar(b) +
        tie(b, tokens.marigold) +
        line(
          `M${n(-b.shoulder * 0.44)} ${n(-b.torso)}L0 ${n(-b.torso * 0.46)}L${n(b.shoulder * 0.44)} ${n(-b.torso)}`,
          tokens.marigold,
          1.8,
        ),
    }),
  pinafore: (p) => ({
    ...school(p, {
      top: white,
      sleeveLength: 0.5,
      front: (b) =>
        path(
          `M${n(-b.shoulder * 0.7)} ${n(-b.torso)}L${n(-b.shoulder * 0.5)} ${n(-b.torso * 0.62)}H${n(b.shoulder * 0.5)}L${n(b.shoulder * 0.7)} ${n(-b.torso)}L${n(b.shoulder * 0.9)} ${n(-b.torso * 0.5)}L${n(b.hip * 1.06)} 2H${n(-b.hip * 1.06)}L${n(-b.shoulder * 0.9)} ${n(-b.torso * 0.5)}Z`,
          tokens.pineLight,
        ) + path(`M0 ${n(-b.torso + 6)}l-6-3v7ZM0 ${n(-b.torso + 6)}l6-3v7Z`, tokens.marigold),
    }),
    lowerColour: tokens.pineLight,
  }),
  sport: (p) => ({
    ...school(p, {
      top: p.colour,
      sleeveLength: 0.4,
      hem: 2,
      front: (b) =>
        line(
          `M${n(-b.shoulder * 0.4)} ${n(-b.torso)}Q0 ${n(-b.torso * 0.84)} ${n(b.shoulder * 0.4)} ${n(-b.torso)}`,
          white,
          2.4,
        ) +
        line(`M${n(-b.shoulder * 0.8)} ${n(-b.torso * 0.5)}H${n(b.shoulder * 0.8)}`, white, 4, {
          opacity: 0.9,
        }),
    }),
    lower: 'shorts',
    lowerColour: white,
    sock: white,
    shoe: '#ECE6D8',
  }),
  lab: (p) =>
    school(p, {
      top: '#FDFCF7',
      hem: 34,
      front: (b) =>
        collar(b) +
        tie(b, tokens.marigold) +
        line(
          `M0 ${n(-b.torso * 0.45)}V34M${n(b.shoulder * 0.3)} ${n(-b.torso * 0.6)}h8v8h-8Z`,
          '#C9CBC2',
          1.4,
        ),
    }),
  apron: (p) =>
    school(p, {
      top: white,
      sleeveLength: 0.6,
      front: (b) =>
        path(
          `M${n(-b.shoulder * 0.45)} ${n(-b.torso * 0.86)}H${n(b.shoulder * 0.45)}L${n(b.hip)} ${n(-b.torso * 0.36)}V24H${n(-b.hip)}V${n(-b.torso * 0.36)}Z`,
          p.colour,
        ) +
        circle(-4, 8, 3, tokens.marigold) +
        circle(5, -6, 2.4, tokens.houseRed) +
        circle(3, 14, 2, '#FFFFFF'),
    }),
  winter: (p) =>
    school(p, {
      top: tokens.pineDark,
      hem: 22,
      front: (b) =>
        line(`M0 ${n(-b.torso)}V20`, tokens.pineLight, 1.4) +
        path(
          `M${n(-b.shoulder * 0.56)} ${n(-b.torso - 6)}Q0 ${n(-b.torso + 10)} ${n(b.shoulder * 0.56)} ${n(-b.torso - 6)}V${n(-b.torso + 4)}Q0 ${n(-b.torso + 18)} ${n(-b.shoulder * 0.56)} ${n(-b.torso + 4)}Z`,
          p.colour,
        ) +
        path(`M5 ${n(-b.torso + 8)}h9l3 26h-9Z`, p.colour),
    }),
  raincoat: (p) =>
    school(p, {
      top: p.colour,
      hem: 26,
      lower: 'shorts',
      shoe: tokens.pine,
      front: (b) =>
        line(`M0 ${n(-b.torso)}V24`, mix(p.colour, '#000000', 0.25), 1.4) +
        path(
          `M${n(-b.shoulder * 0.6)} ${n(-b.torso - 3)}Q0 ${n(-b.torso + 12)} ${n(b.shoulder * 0.6)} ${n(-b.torso - 3)}Q0 ${n(-b.torso + 4)} ${n(-b.shoulder * 0.6)} ${n(-b.torso - 3)}Z`,
          mix(p.colour, '#000000', 0.15),
        ),
    }),
  scout: (p) =>
    school(p, {
      top: '#B9A06A',
      sleeveLength: 0.45,
      lower: p.girl ? 'skirt' : 'shorts',
      lowerColour: '#4E5B43',
      front: (b) =>
        path(
          `M${n(-b.shoulder * 0.5)} ${n(-b.torso)}L0 ${n(-b.torso * 0.6)}L${n(b.shoulder * 0.5)} ${n(-b.torso)}L${n(b.shoulder * 0.3)} ${n(-b.torso - 3)}L0 ${n(-b.torso * 0.76)}L${n(-b.shoulder * 0.3)} ${n(-b.torso - 3)}Z`,
          tokens.houseRed,
        ),
    }),
  dance: (p) => ({
    ...school(p, {
      top: mix(p.colour, '#000000', 0.18),
      sleeveLength: 0.5,
      hem: 0,
      front: (b) =>
        path(
          `M${n(-b.shoulder * 0.8)} ${n(-b.torso)}L${n(-b.shoulder * 0.3)} ${n(-b.torso - 2)}L${n(b.hip * 1.1)} 0H${n(b.hip * 0.3)}Z`,
          tokens.marigold,
        ),
    }),
    lower: p.girl ? 'long-skirt' : 'trousers',
    lowerColour: p.girl ? p.colour : white,
    shoe: tokens.marigold,
  }),
  sari: (p) => ({
    ...school(p, {
      top: mix(p.colour, '#000000', 0.35),
      sleeveLength: 0.48,
      hem: 0,
      front: (b) =>
        path(
          `M${n(-b.shoulder)} ${n(-b.torso + 3)}L${n(-b.shoulder * 0.3)} ${n(-b.torso - 2)}L${n(b.hip * 1.15)} 2H${n(-b.hip * 1.1)}V${n(-b.torso * 0.4)}Z`,
          p.colour,
        ) +
        line(
          `M${n(-b.shoulder * 0.3)} ${n(-b.torso - 1)}L${n(b.hip * 1.1)} 1`,
          tokens.marigold,
          2.6,
        ),
    }),
    lower: 'long-skirt',
    lowerColour: p.colour,
    shoe: '#6B4630',
  }),
  suit: (p) => ({
    ...school(p, {
      top: p.colour,
      front: (b) => collar(b) + tie(b, tokens.houseRed) + lapels(b, mix(p.colour, '#000000', 0.3)),
    }),
    lower: 'trousers',
    lowerColour: mix(p.colour, '#000000', 0.12),
  }),
  kurta: (p) => ({
    ...school(p, {
      top: '#EFE7D4',
      hem: 32,
      front: (b) =>
        path(
          `M${n(-b.shoulder)} ${n(-b.torso + 2)}L${n(-b.shoulder * 0.3)} ${n(-b.torso - 2)}L0 ${n(-b.torso * 0.8)}L${n(b.shoulder * 0.3)} ${n(-b.torso - 2)}L${n(b.shoulder)} ${n(-b.torso + 2)}L${n(b.hip * 1.1)} 6H${n(-b.hip * 1.1)}Z`,
          p.colour,
        ) + line(`M0 ${n(-b.torso * 0.8)}V4`, tokens.marigoldLight, 1.6),
    }),
    lower: 'trousers',
    lowerColour: '#E4DAC4',
    shoe: '#6B4630',
  }),
};

/** What a person wears, ready to be drawn on a body. */
export const outfit = (p: Person): Outfit => outfits[p.clothes](p);
