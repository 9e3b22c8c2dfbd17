/** @jest-environment node */
import { runSteps } from '../../../harness/test/schedule';
import type { Step } from '../../../harness/test/step';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, commands: [], ...more });

/** Runs steps that end in the order in which they are let go; notes what runs at each start. */
function scheduled(steps: readonly Step[], failing: readonly string[] = []) {
  const running = new Map<string, () => void>();
  const seen: string[] = [];
  const ended = runSteps(steps, 2, async ({ name }, { failed }) => {
    const done = new Promise<void>((resolve) => running.set(name, resolve));
    seen.push([...running.keys()].join('+') + (failed ? ` without ${failed}` : ''));
    await done;
    running.delete(name);
    return { name, failed: failing.includes(name) };
  });
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const end = async (name: string) => {
    await settle();
    running.get(name)?.();
    await settle();
  };
  return { ended, seen, end };
}

it('runs as many side by side as there are cores, in their order', async () => {
  const { ended, seen, end } = scheduled([step('types'), step('lint'), step('format')]);
  await end('lint');
  await end('types');
  await end('format');
  expect(seen).toEqual(['types', 'types+lint', 'types+format']);
  expect((await ended).map(({ name }) => name)).toEqual(['types', 'lint', 'format']);
});

it('runs nothing beside a step that keeps all cores busy, and lets others go first meanwhile', async () => {
  const { ended, seen, end } = scheduled([
    step('lint'),
    step('unit', { alone: true }),
    step('build'),
  ]);
  await end('lint');
  await end('build');
  await end('unit');
  await ended;
  expect(seen).toEqual(['lint', 'lint+build', 'unit']);
});

it('runs what mostly waits beside everything, also beside what keeps all cores busy', async () => {
  const { ended, seen, end } = scheduled([
    step('lint'),
    step('attack', { waits: true }),
    step('build'),
    step('unit', { alone: true }),
  ]);
  for (const name of ['lint', 'build', 'unit', 'attack']) await end(name);
  await ended;
  expect(seen).toEqual(['lint', 'lint+attack', 'lint+attack+build', 'attack+unit']);
});

it('runs a step after those that it needs, and tells it which of them failed', async () => {
  const steps = [step('build'), step('storybook'), step('compat', { needs: ['build'] })];
  const { ended, seen, end } = scheduled(steps, ['build']);
  await end('build');
  await end('compat');
  await end('storybook');
  await ended;
  expect(seen).toEqual(['build', 'build+storybook', 'storybook+compat without build']);
});

it('takes what a step needs as it is where that is not run', async () => {
  const { ended, seen, end } = scheduled([step('compat', { needs: ['build'] })]);
  await end('compat');
  await ended;
  expect(seen).toEqual(['compat']);
});

it('complains of a circle', async () => {
  const steps = [step('one', { needs: ['two'] }), step('two', { needs: ['one'] })];
  await expect(scheduled(steps).ended).rejects.toThrow('Steps need each other in a circle.');
});
