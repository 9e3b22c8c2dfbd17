/** @jest-environment node */
import type { InStatement, ResultSet } from '@libsql/client';
import { batchWrites } from '../../src/content-service/inbox/batch-writes';

/** A database whose writes end when the test says so. */
function heldDatabase() {
  const groups: { statements: InStatement[]; end: (failed?: Error) => void }[] = [];
  const run = (statements: InStatement[]) =>
    new Promise<ResultSet[]>((done, fail) => {
      const results = statements.map((sql) => ({ columns: [String(sql)] }) as ResultSet);
      groups.push({ statements, end: (failed) => (failed ? fail(failed) : done(results)) });
    });
  return { groups, write: batchWrites(run) };
}

const turn = () => new Promise((done) => setImmediate(done));

it('writes in one transaction what comes while another is written, in order', async () => {
  const { groups, write } = heldDatabase();
  const first = write('1');
  await turn();
  const rest = [write('2'), write('3'), write('4')];
  await turn();
  expect(groups.map(({ statements }) => statements)).toEqual([['1']]);
  groups[0]?.end();
  expect((await first).columns).toEqual(['1']);
  await turn();
  expect(groups.map(({ statements }) => statements)).toEqual([['1'], ['2', '3', '4']]);
  groups[1]?.end();
  expect((await Promise.all(rest)).map(({ columns }) => columns)).toEqual([['2'], ['3'], ['4']]);
});

it('acknowledges nothing before its transaction has ended', async () => {
  const { groups, write } = heldDatabase();
  const acknowledged = jest.fn();
  void write('1').then(acknowledged);
  await turn();
  await turn();
  expect([groups.length, acknowledged.mock.calls.length]).toEqual([1, 0]);
});

it('tells all of a group of its failure, and goes on with the next', async () => {
  const { groups, write } = heldDatabase();
  const group = [write('1'), write('2')].map((one) => expect(one).rejects.toThrow('disk is full'));
  await turn();
  groups[0]?.end(new Error('disk is full'));
  await Promise.all(group);
  const next = write('3');
  await turn();
  groups[1]?.end();
  expect((await next).columns).toEqual(['3']);
});

it('fails what the database has sent no result for', async () => {
  const write = batchWrites(async ([first]) => [{ columns: [String(first)] } as ResultSet]);
  const [written, lost] = [write('1'), write('2')];
  const refused = expect(lost).rejects.toThrow('no result for this write');
  expect((await written).columns).toEqual(['1']);
  await refused;
});
