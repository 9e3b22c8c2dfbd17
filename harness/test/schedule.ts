import type { Step } from './step';

/** What a step is told as it starts. */
export interface Circumstances {
  /** A step that it needs and that failed: it makes no sense then. */
  failed: string | undefined;
  /** Whether nothing else is run. */
  only: boolean;
}

/**
 * Runs steps, each when those that it needs have ended: those that keep all cores busy one after the other, those
 * that wait beside any other, the rest side by side, as many as there are cores. Gives the outcomes in the order of
 * the steps.
 */
export async function runSteps<Result extends { failed: boolean }>(
  steps: readonly Step[],
  cores: number,
  run: (step: Step, circumstances: Circumstances) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const results = new Map<Step, Result>();
  const stepOf = new Map(steps.map((step) => [step.name, step]));

  const needsOf = ({ needs = [] }: Step) => needs.flatMap((name) => stepOf.get(name) ?? []);
  const isReady = (step: Step) => needsOf(step).every((needed) => results.has(needed));
  const hasRoom = ({ alone, waits }: Step) => {
    const busy = [...running.keys()].filter((other) => !other.waits);
    if (waits || busy.length === 0) return true;
    return !alone && busy.length < cores && !busy.some((other) => other.alone);
  };

  function start(step: Step): void {
    waiting.delete(step);
    const failed = needsOf(step).find((needed) => results.get(needed)?.failed)?.name;
    const ended = run(step, { failed, only: steps.length === 1 }).then((result) => {
      results.set(step, result);
      running.delete(step);
    });
    running.set(step, ended);
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of [...waiting]) if (isReady(step) && hasRoom(step)) start(step);
    if (running.size === 0) throw new Error('Steps need each other in a circle.');
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}
