/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import rooms from '../rooms.json';

const config = resolve('.dependency-cruiser.mjs');
const cruiser = resolve('node_modules/.bin/depcruise');
const sound = {
  'src/components/card.ts': "import { green } from '../theme/green';\nexport const card = green;\n",
  'src/theme/green.ts': "export type Green = string;\nexport const green: Green = 'green';\n",
};
const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Checks a project of these files with the project's own rules; gives the status and what it says. */
function check(files: Record<string, string>): Promise<{ failed: boolean; output: string }> {
  const project = mkdtempSync(join(tmpdir(), 'rooms-'));
  made.push(project);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  return new Promise((done) => {
    execFile(cruiser, ['src', '--config', config], { cwd: project }, (error, stdout, stderr) => {
      done({ failed: error !== null, output: stdout + stderr });
    });
  });
}

/** One mistake of each kind: its files, and what the check says of them. */
const mistakes: [name: string, files: Record<string, string>, says: string][] = [
  [
    'an import against the direction',
    {
      'src/theme/red.ts': "import { card } from '../components/card';\nexport const red = card;\n",
    },
    'room-theme: src/theme/red.ts → src/components/card.ts',
  ],
  [
    'the import of a type from a room that is not named',
    {
      'src/lib/http/day.ts': "import type { Green } from '../theme/green';\nexport type Day = Green;\n",
    },
    'room-http: src/lib/http/day.ts → src/theme/green.ts',
  ],
  [
    'content that knows a block',
    {
      'src/blocks/table.ts': 'export interface Table {}\n',
      'src/content/page.ts':
        "import type { Table } from '../blocks/table';\nexport type Page = Table;\n",
    },
    'room-content: src/content/page.ts → src/blocks/table.ts',
  ],
  [
    'a feature that imports another',
    {
      'src/features/news/list.ts': "export { event } from '../events/event';\n",
      'src/features/events/event.ts': 'export const event = 1;\n',
    },
    'one-feature: src/features/news/list.ts → src/features/events/event.ts',
  ],
  [
    'a circle of types',
    {
      'src/lib/dates/a.ts': "import type { B } from './b';\nexport type A = B | 1;\n",
      'src/lib/dates/b.ts': "import type { A } from './a';\nexport type B = A | 2;\n",
    },
    'no-circle: src/lib/dates/a.ts →',
  ],
  [
    'what is not part of the site',
    {
      'harness/bench.ts': 'export const bench = 1;\n',
      'src/cli/run.ts': "export { bench } from '../../harness/bench';\n",
    },
    'only-src: src/cli/run.ts → harness/bench.ts',
  ],
];

describe('the check of the rooms', () => {
  const wrong = Object.assign({}, sound, ...mistakes.map(([, files]) => files)) as typeof sound;
  let refused: Awaited<ReturnType<typeof check>>;

  beforeAll(async () => {
    refused = await check(wrong);
  });

  it('passes imports that run one way', async () => {
    expect(await check(sound)).toEqual({
      failed: false,
      output: expect.stringContaining('no dependency violations found (2 modules, 1 dependencies'),
    });
  });

  it.each(mistakes)('refuses %s', (_, __, says) => {
    expect(refused.output).toContain(says);
  });

  it('fails, and refuses nothing else', () => {
    expect(refused.failed).toBe(true);
    expect(refused.output).toContain(`${mistakes.length} dependency violations`);
  });

  it('refuses a room that the table does not name', async () => {
    const { failed, output } = await check({
      ...sound,
      'src/attic/box.ts': 'export const box = 1;\n',
    });
    expect(output).toContain('src/attic is no room: add it to rooms.json.');
    expect(failed).toBe(true);
  });
});

it('has a room for every folder of src, and no others', () => {
  expect(Object.keys(rooms).sort()).toEqual(readdirSync('src').sort());
});

it('stands in docs/architecture.md as it is', () => {
  const section = readFileSync('docs/architecture.md', 'utf8')
    .split('\n## Rooms\n')[1]
    ?.split('\n## ')[0];
  const lines = (section ?? '').matchAll(/^\| `([\w-]+)` +\|[^|]+\| +([^|]*?) +\|$/gm);
  const told = [...lines].map(([, room, others = '']) => [
    room,
    [...others.matchAll(/[a-z-]+/g)].map(([name]) => name),
  ]);
  expect(told).toEqual(Object.entries(rooms));
});
