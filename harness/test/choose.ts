import { closureOf } from '../visual/module-graph';
import type { TestOptions } from './options';
import type { Step } from './step';

/**
 * The steps that were asked for, with those that they need, in the order of all. `changed` are the files
 * that the work at hand has changed: some steps are only run for them.
 */
export function chooseSteps(
  steps: readonly Step[],
  { words, all, built }: Omit<TestOptions, 'changed'>,
  changed: readonly string[],
): Step[] {
  const isNamed = ({ name, group = name }: Step) => words.includes(name) || words.includes(group);
  const isUsual = ({ all: rare, whenChanged }: Step) =>
    all || !rare || changed.some((file) => whenChanged?.test(file));
  const asked = steps.filter(words.length > 0 ? isNamed : isUsual);
  if (built) return asked.filter((step) => !step.builds || isNamed(step));
  const needs = new Map(steps.map((step) => [step.name, new Set(step.needs)]));
  const names = asked.map(({ name }) => name);
  const needed = closureOf(names, needs);
  return steps.filter(({ name }) => needed.has(name));
}
