/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { mutated, readMutations } from '../../../harness/mutants/mutants';

const mutations = readMutations();

it('has a hundred faults of eleven kinds, over all folders of src', () => {
  expect(mutations).toHaveLength(100);
  const touched = new Set(mutations.map(({ file }) => file.split('/')[1]));
  expect([...touched].sort()).toEqual(readdirSync('src').sort());
  expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(11);
});

it.each(mutations.map((mutation) => [`${mutation.file}: ${mutation.find}`, mutation] as const))(
  'fits: %s',
  (_, mutation) => {
    const text = readFileSync(mutation.file, 'utf8');
    expect(mutated(text, mutation)).not.toBe(text);
  },
);

it('refuses a fault whose place is not there, or there twice', () => {
  const [mutation] = mutations.map((one) => ({ ...one, file: 'src/one.ts', find: 'a < b' }));
  const fault = 'src/one.ts: "a < b" does not stand there once; correct harness/mutants/list.yaml';
  expect(() => mutated('a > b', mutation!)).toThrow(fault);
  expect(() => mutated('a < b; a < b', mutation!)).toThrow(fault);
});
