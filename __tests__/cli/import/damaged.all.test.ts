/** @jest-environment node */
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { damaged, damagedDocuments } from './damaged';
import { school, withoutTerminal } from './support';

withoutTerminal();

it('survives 1,000 damaged spreadsheets, and writes none half', async () => {
  const dir = school();
  await damaged(1000, Number(process.env.FUZZ_SEED ?? 43), dir);
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
}, 1_200_000);

it('survives 300 damaged documents', async () => {
  await damagedDocuments(300, Number(process.env.FUZZ_SEED ?? 43), school());
}, 600_000);
