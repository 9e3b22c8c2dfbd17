/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { exposedChildren } from '../../src/cli/content-check/exposed-children';
import { privateWithdrawn } from '../../src/content/privacy/private-withdrawn';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { cleanUp, newApp, newFolder } from './support/app';

jest.setTimeout(60_000);
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});
afterAll(cleanUp);

const pupil = `- admission: HVS/2014/0312
  name: Meera Pillai
  file: papers/certificates/5d41402a.pdf
`;
const child =
  '- { name: Asha Menon, class: VI, birthday: 14-11 }\n- { name: Kabir Shah, class: VI, birthday: 14-11 }\n';

/** A school whose content names no child, and a folder beside it that does. */
async function school(files: Record<string, string> = {}) {
  const folder = newFolder();
  const [content, apart] = [join(folder, 'content'), join(folder, 'private')];
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('content/site.yaml', 'code: DHS\n');
  write('content/service/news.yaml', '[]\n');
  write('private/register.yaml', pupil);
  write('private/birthdays.yaml', child);
  write('private/withdrawn.yaml', 'withdrawn:\n  - name: Kabir Shah\n');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  write('private/papers/certificates/5d41402a.pdf', await pdf.save());
  for (const [path, text] of Object.entries(files)) write(path, text);
  process.env['CONTENT_DIR'] = content;
  process.env['PRIVATE_DIR'] = apart;
  return { folder, content, apart, write };
}

const openTo = (everybody: boolean, withdrawn = '') => ({
  'private/register.yaml': `${pupil.trimEnd()}\n  number: TC/1\n`,
  'content/privacy.yaml': `birthdays: { name: full, picture: photo }
toppers: { name: full, picture: photo }
albums: { shown: true }
council: { name: full, picture: photo }
certificates: { papers: ${everybody} }
${withdrawn}`,
});

it.each([
  [true, '', 200],
  [false, '', 404],
  [true, 'withdrawn:\n  - name: Meera Pillai\n', 404],
])(
  'sends a certificate without its signed address only where the rules open it: %s %s',
  async (open, withdrawn, status) => {
    const { content } = await school(openTo(open, withdrawn));
    const app = await start(content);
    const reply = await app.inject('/api/image/papers/certificates/5d41402a.pdf');
    expect(reply.statusCode).toBe(status);
    if (status === 200) {
      expect(reply.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
    }
  },
);

const start = (content: string, check?: { look: () => void }) =>
  newApp({
    dataDir: join(content, 'service'),
    siteFile: join(content, 'site.yaml'),
    contentChecks: (look) => {
      if (check) check.look = look;
      return () => undefined;
    },
  });

it('serves birthdays and certificates from the private folder, without who is withdrawn there', async () => {
  const { content } = await school();
  const app = await start(content);
  const birthdays = await app.inject('/api/birthdays/DHS');
  expect(birthdays.body).toContain('Asha Menon');
  expect(birthdays.body).not.toContain('Kabir Shah');
  const asked = await app.inject({
    method: 'POST',
    url: '/api/tc/DHS',
    payload: { name: 'Meera Pillai', admission: 'HVS/2014/0312' },
  });
  expect(asked.statusCode).toBe(200);
  const file = await app.inject(`/api/image/${asked.json().data}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  // By its own address it is nobody's, as in the content.
  const plain = await app.inject('/api/image/papers/certificates/5d41402a.pdf');
  expect(plain.statusCode).toBe(404);
});

it('follows its changes, and shows nobody again because a file is gone', async () => {
  const { content, write, apart } = await school();
  const check = { look: () => undefined as void };
  const app = await start(content, check);
  const names = async () => (await app.inject('/api/birthdays/DHS')).body;
  expect(await names()).toContain('Asha Menon');
  write('private/withdrawn.yaml', 'withdrawn:\n  - name: Kabir Shah\n  - name: Asha Menon\n');
  check.look();
  check.look();
  expect(await names()).not.toContain('Asha Menon');
  rmSync(join(apart, 'withdrawn.yaml'));
  check.look();
  check.look();
  expect(await names()).toBe('[]');
});

it('takes nothing of it for other content than the school’s own', async () => {
  const { content } = await school();
  const other = await school();
  process.env['CONTENT_DIR'] = content;
  expect(loadDataset(join(content, 'service')).register).toHaveLength(1);
  expect(loadDataset(join(other.content, 'service')).register).toHaveLength(0);
});

it.each([
  'withdrawn.yml',
  'Withdrawn.yaml',
  'withdrawn.yaml.txt',
  'withdrawn.txt',
  'withdrawn (1).yaml',
])('shows nobody who is withdrawn in %s, which is not read', async (name) => {
  const { content, apart } = await school({
    [`private/${name}`]: 'withdrawn:\n  - name: Asha Menon\n',
  });
  rmSync(join(apart, 'withdrawn.yaml'));
  const line = `private/${name}:1:1: not read, since its name is another one; rename it to "withdrawn.yaml"`;
  expect(privateWithdrawn(content).diagnostics.map(formatDiagnostic)).toEqual([line]);
  await expect(start(content)).rejects.toThrow(line);
});

it('names a mistyped file of it, and leaves tables and other files alone', async () => {
  const { content } = await school({
    'private/withdrwan.yaml': 'withdrawn: []\n',
    'private/birthdays.csv': 'Name,DOB\n',
    'private/register 2025.xlsx': '',
    'private/passwords.yaml': '{}\n',
    'private/.withdrawn.yaml.swp': '',
  });
  expect(privateWithdrawn(content).diagnostics.map(formatDiagnostic)).toEqual([
    'private/withdrwan.yaml:1:1: there is no file of this name; did you mean "withdrawn"?',
  ]);
});

it.each(['privacy.yml', 'privacy.yaml.txt', 'privacy.txt'])(
  'shows nobody because the rules stand in %s',
  async (name) => {
    const { content } = await school({ [`content/${name}`]: openTo(true)['content/privacy.yaml'] });
    await expect(start(content)).rejects.toThrow(
      `${name}:1:1: not read, since its name is another one; rename it to "privacy.yaml"`,
    );
  },
);

it('refuses a folder that is not there, and says where a file of it is wrong', async () => {
  const { content, folder } = await school({
    'private/withdrawn.yaml': 'withdrawn:\n  - nam: X\n',
  });
  expect(privateWithdrawn(content).diagnostics).toEqual([
    expect.objectContaining({ file: 'private/withdrawn.yaml', line: 2 }),
  ]);
  await expect(start(content)).rejects.toThrow('private/withdrawn.yaml:2');
  process.env['PRIVATE_DIR'] = join(folder, 'nowhere');
  expect(() => loadDataset(join(content, 'service'))).toThrow('PRIVATE_DIR: there is no folder');
});

describe('content that goes elsewhere with its repository', () => {
  const git = (dir: string, ...args: string[]) => execFileSync('git', ['-C', dir, ...args]);

  it('is told of for each file that names children', async () => {
    const { content, folder } = await school({
      'content/service/register.yaml': pupil,
      'content/service/birthdays.yaml': '[]\n',
      'content/service/birthdays.csv': 'Name,Class,DOB\n',
      'content/privacy.yaml': 'withdrawn:\n  - name: Kabir Shah\n',
      '.gitignore': 'birthdays.csv\n',
    });
    expect(exposedChildren(content)).toEqual([]);
    git(folder, 'init', '--quiet');
    expect(exposedChildren(content)).toEqual([]);
    git(folder, 'remote', 'add', 'origin', 'https://git.example/hillview.git');
    const exposed = ['content/service/register.yaml', 'content/privacy.yaml'];
    // Before the first commit too.
    expect(exposedChildren(content).map(({ file }) => file)).toEqual(exposed);
    git(folder, 'add', '-A');
    expect(exposedChildren(content).map(({ file }) => file)).toEqual(exposed);
    expect(exposedChildren(content)[0]?.message).toContain('goes to "origin"');
  });

  it('is not told of where its children are invented', async () => {
    const { content, folder } = await school({
      'content/service/register.yaml': pupil,
      'content/service/demo.yaml': 'demo: true\nwrittenFor: 2026-11-14\n',
    });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '-A');
    git(folder, 'remote', 'add', 'origin', 'https://git.example/hillview.git');
    expect(exposedChildren(content)).toEqual([]);
  });
});
