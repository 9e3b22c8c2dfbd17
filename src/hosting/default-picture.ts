import { brand } from '../theme/brand';
import { marigold, paper, pine } from '../theme/brand-colours';

const pictures = {
  hills:
    `<path fill="${paper[100]}" d="M0 0h800v600H0z"/><circle cx="560" cy="170" r="60" fill="${marigold[200]}"/>` +
    `<path fill="${pine[100]}" d="M0 330l150-130 110 80 150-150 180 170 110-80 100 90v290H0z"/>` +
    `<path fill="${pine[200]}" d="M0 420q180-90 380-20t420-10v210H0z"/>` +
    `<path fill="${pine[300]}" d="M0 510q220-80 440-10t360-10v110H0z"/>`,
  plain:
    `<path fill="${paper[100]}" d="M0 0h800v600H0z"/><circle cx="520" cy="220" r="44" fill="${marigold[200]}"/>` +
    `<path fill="none" stroke="${pine[200]}" stroke-width="16" stroke-linejoin="round" d="M230 130h340v340H230zM238 420l110-130 90 100 60-60 64 76"/>`,
} as const;

/** What stands in for a missing picture, in the colours of the school: 800 × 600, as SVG. */
export const defaultPicture = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="No picture">${pictures[brand.decoration]}</svg>\n`;
