/** @jest-environment node */
import { emptyFaults, isUnchecked, withoutReason } from '../../../harness/story-check/exceptions';

const whole = { test: 'error' };

it('has nothing against a story that is held to every rule', () => {
  expect(withoutReason({ a11y: whole })).toEqual([]);
});

it.each([
  [{ disable: true, ...whole }, 'is not checked by axe'],
  [{ test: 'off' }, 'is not checked by axe'],
  [{ test: 'todo' }, 'is not checked by axe'],
  [{ manual: true, ...whole }, 'is not checked by axe'],
  [{ ...whole, context: '.part' }, 'is checked by axe in part'],
  [{ ...whole, config: { rules: [{ id: 'list', enabled: false }] } }, 'is not held to list'],
  [{ ...whole, options: { rules: { list: { enabled: false } } } }, 'is not held to list'],
])('asks for a reason for %j', (a11y, lack) => {
  expect(withoutReason({ a11y })).toEqual([`${lack}, and parameters.a11y.reason does not say why`]);
  expect(withoutReason({ a11y: { ...a11y, reason: ' ' } })).toHaveLength(1);
  expect(withoutReason({ a11y: { ...a11y, reason: 'The map is not ours.' } })).toEqual([]);
});

it('leaves alone only what is switched off', () => {
  expect(isUnchecked({ a11y: { disable: true } })).toBe(true);
  expect(isUnchecked({ a11y: { test: 'off' } })).toBe(true);
  expect(isUnchecked({ a11y: { test: 'todo' } })).toBe(false);
  expect(isUnchecked({})).toBe(false);
});

it('lets a story show nothing only with a reason, and only while it does', () => {
  expect(emptyFaults({}, true)).toEqual([]);
  expect(emptyFaults({}, false)).toHaveLength(1);
  expect(emptyFaults({ empty: 'There is nothing to note.' }, false)).toEqual([]);
  expect(emptyFaults({ empty: 'There is nothing to note.' }, true)).toHaveLength(1);
});
