import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Block, blockRegistry } from '../../src/blocks/schemas';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { loadContent, type LoadedContent } from '../../src/content/load';

const titled = ['calendar', 'events', 'news', 'toppers', 'birthdays', 'gallery', 'social']
  .map((name) => `${name}: { eyebrow: ${name}, title: The ${name} }`)
  .join('\n');

const description =
  'A description that is long enough for a search engine to show all of it, and no longer.';

/** A picture of 8 × 6 pixels, as WebP. */
export const tinyPicture = Buffer.from(
  'UklGRiwAAABXRUJQVlA4ICAAAABQAQCdASoIAAYAAsBMJYgABAAAAP7v3i8//BskU5IAAA==',
  'base64',
);

/** The smallest content folder without a fault. */
const sound: Record<string, string | Buffer> = {
  'site.yaml': `
name: Hill School
shortName: Hill
code: HS
siteUrl: https://www.hill.example
founded: 1983
affiliated: January 1990
affiliation: ICSE
council: The Council
motto: { text: Lux, lang: la, translation: Light. }
address: { lines: [1 Road], city: Dehradun, state: Uttarakhand, postcode: '248001' }
phones: [{ label: Office, number: '+91 00000 00000' }]
email: office@hill.example
supportEmail: help@hill.example
helpDesk: all day
links:
  parentPortal: https://a.example
  erp: https://a.example
  erpLogin: https://a.example
  feePayment: https://a.example
  registration: https://a.example
socials: [{ name: One, url: https://a.example }]
socialPage: { title: One, embedUrl: https://a.example, url: https://a.example }
map: { label: Map, embedUrl: https://a.example, linkUrl: https://a.example }
apps: [{ store: Google Play, url: https://a.example }]
`,
  'navigation.yaml': `groups:
  - { name: Home, path: / }
  - { name: Rules }
utility: [{ label: Rules, to: /Fee }]
footer:
  quickLinks: [{ label: Fees, to: /Fee }]
`,
  'home.yaml': `description: ${description}
sections: [hero, news]
hero:
  slides: [{ src: dawn.webp, alt: The school at dawn. }]
  vision: { eyebrow: Vision, title: Vision, text: Grow., links: [{ label: Fees, to: /Fee }] }
quickLinks: [{ label: Fees, to: /Fee, icon: school }]
about:
  eyebrow: About
  title: About
  text: It's **old**.
  link: { label: Fees, to: /Fee }
  figures: [{ value: 1983, label: founded }]
levels:
  eyebrow: Levels
  title: Levels
  items:
    - name: Primary
      classes: I to V
      title: Reading
      text: Much reading.
      picture: { src: dawn.webp, alt: The school at dawn. }
      link: { label: Fees, to: /Fee }
principal:
  eyebrow: Principal
  title: A word
  fallback: { name: A. Rawat, role: Principal, message: Welcome. }
${titled}
`,
  'facts/fees.yaml': `lateFine: 50
total: 100000
from: 2026-11-14
months: [May, July, March]
rows:
  - [I to V, '1']
`,
  'pages/fee.yaml': `path: /Fee
title: Fee
menu: Rules
order: 1
description: ${description}
reviewed: 2026-10-12
blocks:
  - { kind: prose, heading: Late fine, text: Pay in time. }
`,
  'pictures/dawn.webp': tinyPicture,
  'papers/form.pdf': '%PDF-1.7 form',
};

/** The head of a page, 6 lines long; blocks follow. */
export function pageHead(path: string, more = 'menu: Rules'): string {
  return `path: ${path}
title: A page
${more}
description: ${description}
reviewed: 2026-10-12
blocks:
`;
}

const made: string[] = [];

/** Writes a content folder: the sound one, with files replaced, added, or (`null`) left out. */
export function writeContent(files: Record<string, string | Buffer | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  made.push(root);
  for (const [name, text] of Object.entries({ ...sound, ...files })) {
    if (text === null) continue;
    const path = join(root, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(root, 'content');
}

/** Loads such a folder. */
export function load(
  files?: Record<string, string | Buffer | null>,
  codePaths?: string[],
): LoadedContent<Block> & { lines: string[] } {
  const contentDir = writeContent(files);
  const loaded = loadContent({ contentDir, blocks: blockRegistry, codePaths });
  return { ...loaded, lines: loaded.diagnostics.map(formatDiagnostic) };
}

/** A file of the sound folder with a part of it replaced. */
export function changed(name: string, part: string, by: string): Record<string, string> {
  const text = String(sound[name] ?? '');
  if (!text.includes(part)) throw new Error(`${name} has no "${part}"`);
  return { [name]: text.replace(part, by) };
}

/** Removes what was written; for `afterAll`. */
export function removeContent(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
}
