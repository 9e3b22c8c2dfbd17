/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveOwnPackages } from '../../../harness/bench/base/own-packages';

describe("a base commit's packages", () => {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'bench-packages-')));
  const shared = join(scratch, 'shared');
  const checkout = join(scratch, 'checkout');
  const link = join(checkout, 'node_modules');
  const kept = join(scratch, 'kept');
  beforeAll(() => {
    for (const dir of [shared, checkout, join(kept, 'node_modules')])
      mkdirSync(dir, { recursive: true });
  });
  beforeEach(() => symlinkSync(shared, link, 'dir'));
  afterEach(() => rmSync(link));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('are those of the present state while both have the same lock file', () => {
    copyFileSync('package-lock.json', join(checkout, 'package-lock.json'));
    giveOwnPackages(checkout, kept);
    expect(readlinkSync(link)).toBe(shared);
  });

  it('are its own, kept ones when the lock files differ', () => {
    writeFileSync(join(checkout, 'package-lock.json'), '{}');
    giveOwnPackages(checkout, kept);
    expect(readlinkSync(link)).toBe(join(kept, 'node_modules'));
  });
});
