/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '../../../src/build/compile/code-digest';
import { themeVariantName } from '../../../src/build/compile/compiled-site';
import { readBasePath } from '../../../src/build/set-base-path';
import { sampleBrand } from '../../../src/theme/brand';

it('compiles scripts of a site below a path apart from those of others', async () => {
  expect(themeVariantName(sampleBrand, '')).not.toContain('below');
  expect(themeVariantName(sampleBrand, '/a/new')).toBe(
    `${themeVariantName(sampleBrand, '')}-below-a-new`,
  );
  const root = mkdtempSync(join(tmpdir(), 'code-'));
  mkdirSync(join(root, 'src'));
  const digests = await Promise.all(
    ['', '/a', '/b'].map((GATSBY_BASE) => codeDigest(root, { GATSBY_BASE })),
  );
  expect(new Set(digests).size).toBe(3);
  expect(digests[0]).toBe(await codeDigest(root, {}));
  rmSync(root, { recursive: true });
});

it.each([
  ['siteUrl: https://office.example/school', '/school'],
  ['siteUrl: https://school.example', ''],
  ['name: A', ''],
])('takes the path from %s', (text, base) => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  expect(readBasePath(contentDir)).toBe('');
  writeFileSync(join(contentDir, 'site.yaml'), text);
  expect(readBasePath(contentDir)).toBe(base);
  rmSync(contentDir, { recursive: true });
});
