import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { noControlOfElements } from '../../.storybook/element-controls';

type Context = Parameters<ArgTypesEnhancer>[0];

/** What Storybook makes of controls for these values. */
const controlsFor = (initialArgs: Record<string, unknown>) => {
  const argTypes = Object.fromEntries(
    Object.keys(initialArgs).map((name) => [name, { name, control: { type: 'object' } }]),
  );
  const enhanced = noControlOfElements({ argTypes, initialArgs } as unknown as Context);
  return Object.fromEntries(Object.entries(enhanced).map(([name, { control }]) => [name, control]));
};

it('takes controls away from elements and lists of them', () => {
  const disabled = { disable: true };
  expect(controlsFor({ children: <p>One</p>, slides: [<p key="1">One</p>, 'two'] })).toEqual({
    children: disabled,
    slides: disabled,
  });
});

it('keeps the controls of words, numbers, groups and what is not given', () => {
  const kept = { type: 'object' };
  expect(controlsFor({ label: 'x', size: 3, group: { a: 1 }, list: [1], none: null })).toEqual({
    label: kept,
    size: kept,
    group: kept,
    list: kept,
    none: kept,
  });
});
