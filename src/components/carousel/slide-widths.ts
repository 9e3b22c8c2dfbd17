/** Slides side by side: `base` on wide screens, then fewer up to each width in pixels. */
export interface SlidesPerView {
  base: number;
  upTo: readonly (readonly [width: number, count: number])[];
}

const basis = (count: number) => `${100 / count}%`;

/** The share of the row that one slide takes, in CSS alone, so that it is right before scripts run. */
export function slideWidths({ base, upTo }: SlidesPerView) {
  const narrower = [...upTo].sort(([a], [b]) => b - a);
  return {
    flexBasis: basis(base),
    ...Object.fromEntries(
      narrower.map(([width, count]) => [`@media (max-width: ${width}px)`, { flexBasis: basis(count) }]),
    ),
  };
}

/** The numbers of slides that the specification gives for each carousel. */
export const slidesOf = {
  toppers: { base: 2, upTo: [[992, 3], [767, 2], [480, 1]] },
  events: { base: 3, upTo: [[1400, 2], [600, 1]] },
  news: { base: 3, upTo: [[1400, 2], [600, 1]] },
  birthdays: { base: 2, upTo: [[480, 1]] },
  gallery: { base: 4, upTo: [[1200, 3], [900, 2], [540, 1]] },
} as const satisfies Record<string, SlidesPerView>;
