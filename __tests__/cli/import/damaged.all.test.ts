/** @jest-environment node */
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { damaged, damagedDocuments } from './damaged';
import { school, withoutTerminal } from './support';

withoutTerminal();

// Each night has a seed of its own.
const seed = Number(process.env.FUZZ_SEED ?? 43);

it('survives 100 damaged spreadsheets, and writes none half', async () => {
  const dir = school();
  await damaged(100, seed, dir);
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
}, 1_200_000);

it('survives 100 damaged documents', async () => {
  await damagedDocuments(100, seed, school());
}, 600_000);
