import { paper, pine } from './brand-colours';

/** The colours that browsers paint around the site: their bar, and the background while it loads. */
export const browserColours = { bar: pine[800], background: paper[50] };
