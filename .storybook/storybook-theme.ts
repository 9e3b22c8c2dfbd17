import { create } from 'storybook/theming';
import { marigold, paper, pine } from '../src/theme/brand-colours';

/** Storybook's interface around the stories, in the colours of the site. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Deodar Hill: the components',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Mukta', system-ui, sans-serif",
  colorPrimary: pine[700],
  colorSecondary: pine[600],
  appBg: paper[100],
  appBorderColor: paper[200],
  appBorderRadius: 6,
  textColor: paper[900],
  textMutedColor: paper[700],
  barTextColor: paper[700],
  barSelectedColor: pine[700],
  barHoverColor: pine[600],
  inputBorder: paper[200],
  inputBorderRadius: 6,
  booleanSelectedBg: marigold[100],
});
