/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, type InferType, mixed, object, string } from 'yup';
import { parse } from 'yaml';
import { scripts } from '../../package.json';
import { harness } from '../../harness/program';
import { school } from '../../src/cli/program';

const folder = 'templates/school/workflows';
const step = object({ id: string(), uses: string(), run: string() });
const workflow = object({
  jobs: mixed<Record<string, unknown>>().required(),
});
const jobSchema = object({ steps: array(step).required() });
type Step = InferType<typeof step>;

/** Every step of a workflow, and its whole text. */
function stepsOf(name: string): { steps: Step[]; text: string } {
  const text = readFileSync(join(folder, name), 'utf8');
  const { jobs } = workflow.validateSync(parse(text));
  return { text, steps: Object.values(jobs).flatMap((job) => jobSchema.validateSync(job).steps) };
}

/** Actions of GitHub's own, in versions that there are: https://github.com/actions */
const actions = [
  'actions/checkout@v4',
  'actions/setup-node@v4',
  'actions/upload-artifact@v4',
  'actions/download-artifact@v4',
  'actions/upload-pages-artifact@v3',
  'actions/deploy-pages@v4',
];

/** What every runner of GitHub has. */
const programs =
  /^(?:bash|cat|echo|exit|for|do|done|gh|git|grep|if|then|fi|head|node|npm|npx|printf|sed|true)$/;

describe.each(readdirSync(folder))('%s', (name) => {
  const { steps, text } = stepsOf(name);
  const scriptsOf = steps.flatMap(({ run }) => run ?? []);

  it('uses actions that there are', () => {
    for (const { uses } of steps) if (uses) expect(actions).toContain(uses);
  });

  it('starts commands that there are, with options that they know', () => {
    for (const script of scriptsOf) {
      for (const [, called = '', rest = ''] of script.matchAll(/npx school (\S+)(.*)/g)) {
        const command = school.commands.find((one) => one.name() === called);
        expect(command?.name()).toBe(called);
        for (const [option] of rest.matchAll(/--[\w-]+/g)) {
          expect(command?.options.map(({ long }) => long)).toContain(option);
        }
      }
      for (const [, called = ''] of script.matchAll(/npx tsx harness (\S+)/g)) {
        expect(harness.commands.map((one) => one.name())).toContain(called);
      }
      for (const [, called = ''] of script.matchAll(/npm run (\S+)/g)) {
        expect(Object.keys(scripts)).toContain(called);
      }
    }
  });

  it('is a script that bash reads, of programs that a runner has', () => {
    for (const script of scriptsOf) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const lines = script.replace(/\\\n/g, ' ').split('\n');
      for (const line of lines) {
        const [word = ''] = line
          .trim()
          .replace(/^\w+=\S*$|^\w+=["$].*/, '')
          .split(/\s/);
        if (word && !word.startsWith('#')) expect(word).toMatch(programs);
      }
    }
  });

  it('names steps that it has', () => {
    const ids = steps.flatMap(({ id }) => id ?? []);
    for (const [, id] of text.matchAll(/\bsteps\.(\w+)\./g)) expect(ids).toContain(id);
  });
});

describe('the version of the program', () => {
  const root = mkdtempSync(join(tmpdir(), 'workflow-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', join(root, 'hub/example/program'), ...args]);
  beforeAll(() => {
    mkdirSync(join(root, 'hub/example/program'), { recursive: true });
    mkdirSync(join(root, 'school'));
    git('init', '-q');
    git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@hillview.example',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'one',
    );
    git('tag', 'v0.2.0');
  });

  /** Runs the step that finds it, for a school of this version. */
  function find(version: string, repository: string) {
    writeFileSync(join(root, 'school/school.json'), JSON.stringify({ version }));
    const output = join(root, 'output');
    writeFileSync(output, '');
    const script = stepsOf('publish.yml').steps.find(({ id }) => id === 'program')?.run ?? '';
    const env = {
      ...process.env,
      REPOSITORY: repository,
      GITHUB_OUTPUT: output,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${root}/hub/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
    const ended = spawnSync('bash', ['-e', '-c', script], { cwd: root, env, encoding: 'utf8' });
    return { status: ended.status, said: ended.stdout, output: readFileSync(output, 'utf8') };
  }

  it('is the tag that there is, and the newest state where there is none', () => {
    expect(find('0.2.0', 'example/program')).toMatchObject({ status: 0, output: 'tag=v0.2.0\n' });
    expect(find('0.3.0', 'example/program')).toMatchObject({ status: 0, output: 'tag=\n' });
  });

  it('is asked for in words where nobody has named the program', () => {
    const { status, said } = find('0.2.0', '');
    expect(said).toContain('::error::Which program? Settings');
    expect(status).toBe(1);
  });
});

it('keeps the nightly runs, whose names there are', () => {
  const { text } = stepsOf('publish.yml');
  const [, names = ''] = /for name in (.+); do/.exec(text) ?? [];
  expect(names.split(' ').map((name) => `${name}.yml`)).toEqual(['publish.yml', 'upgrade.yml']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['publish.yml', 'upgrade.yml']));
  expect(text).toContain('actions: write');
});
