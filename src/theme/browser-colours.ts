/** The colours that browsers paint around the site: their bar, and the background while it loads. */
export const browserColours = { bar: '#1A3D2F', background: '#FBF9F4' };
