/** The colours that browsers paint around the site: their bar, and the ground while it loads. */
export const browserColours = { bar: '#1A3D2F', ground: '#FBF9F4' };
