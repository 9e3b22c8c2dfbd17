import { runWhenIdle } from '../../src/islands/run-when-idle';
import { beIdle, holdIdle, leaveIdle, settle, waitingForIdle } from './support/idle';

beforeEach(holdIdle);
afterEach(leaveIdle);

/** A task that ends when it is told to. */
function task(name: string, begun: string[]) {
  let end = (_error?: Error) => undefined as void;
  const run = () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
  };
  return { run, end: (error?: Error) => end(error) };
}

it('starts the first at once, the next when the browser is idle after it', async () => {
  const begun: string[] = [];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => task(name, begun));
  const ends = [one, two, three].map((each) => runWhenIdle(each!.run));
  expect(begun).toEqual(['one']);
  await settle();
  expect(waitingForIdle()).toBe(0);

  one!.end();
  await ends[0];
  await settle();
  expect(begun).toEqual(['one']);
  await beIdle();
  expect(begun).toEqual(['one', 'two']);

  two!.end();
  await settle();
  await beIdle();
  expect(begun).toEqual(['one', 'two', 'three']);
  three!.end();
  await Promise.all(ends);
  await settle();
});

it('goes on after a task that failed, and tells its own caller of it', async () => {
  const begun: string[] = [];
  const [one, two] = ['one', 'two'].map((name) => task(name, begun));
  const first = runWhenIdle(one!.run);
  const second = runWhenIdle(two!.run);
  one!.end(new Error('No such island.'));
  await expect(first).rejects.toThrow('No such island.');
  await settle();
  await beIdle();
  expect(begun).toEqual(['one', 'two']);
  two!.end();
  await second;
  await settle();
});

it('waits for nothing once all have ended', async () => {
  const begun: string[] = [];
  const late = task('late', begun);
  const ended = runWhenIdle(late.run);
  expect(begun).toEqual(['late']);
  late.end();
  await ended;
});
