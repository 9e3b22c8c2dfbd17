import { marigold, paper, pine } from '../../theme/brand-colours';
import { typefaces } from '../../theme/type-pairs';

/** The colours of a card, from the theme. */
export const cardColours = {
  panel: pine[800],
  panelDeep: pine[900],
  edges: [pine[600], pine[700]],
  shade: pine[950],
  text: paper[50],
  muted: pine[200],
  accent: marigold[300],
  book: marigold[500],
} as const;

/** A font of the site in a form that drawing can use. */
export interface Face {
  /** Its file in the packages. */
  file: string;
  /** The family's name inside the file; the comma keeps its last word from being read as a weight. */
  family: string;
}

const { display, body } = typefaces;

const fileOf = (folder: string, weight: number) =>
  `@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff`;

/** The faces of a card. */
export const cardFaces = {
  display: { file: fileOf(display.folder, 600), family: `${display.family} SemiBold,` },
  body: { file: fileOf(body.folder, 400), family: `${body.family},` },
  bold: { file: fileOf(body.folder, 600), family: `${body.family} SemiBold,` },
} as const satisfies Record<string, Face>;

/** Left edge and width of the words on the panel, in pixels. */
export const column = { left: 72, width: 500 } as const;
