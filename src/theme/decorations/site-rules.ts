import { brand } from '../brand';

/** Of the valley that is drawn for a video, a plain site shows the sky alone (`video-scene.tsx`). */
const plainScenes = 'svg[viewBox="0 0 320 180"] path{display:none}';

/** Rules of a decoration for all pages, for the site's stylesheet. */
export const decorationRules: readonly string[] = brand.decoration === 'plain' ? [plainScenes] : [];
