import type { Site } from '../../content/site.schema';
import { basePathOf } from '../../lib/base-path';
import { browserColours } from '../../theme/brand-colours';

const icon = (base: string, name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${base}/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site as an app that can be installed. https://www.w3.org/TR/appmanifest/ */
export function webManifest({
  name,
  shortName,
  siteUrl,
}: Pick<Site, 'name' | 'shortName' | 'siteUrl'>): string {
  const base = basePathOf(siteUrl);
  const manifest = {
    id: `${base}/`,
    name,
    short_name: shortName,
    lang: 'en-IN',
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: browserColours.background,
    theme_color: browserColours.bar,
    icons: [
      icon(base, 'icon-192', 192, 'any'),
      icon(base, 'icon-512', 512, 'any'),
      icon(base, 'icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
