import type { Site } from '../../content/site.schema';
import { browserColours } from '../../theme/brand-colours';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site as an app that can be installed. https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, shortName }: Pick<Site, 'name' | 'shortName'>): string {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: browserColours.background,
    theme_color: browserColours.bar,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
