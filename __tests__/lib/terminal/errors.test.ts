/** @jest-environment node */
import { errorInWords } from '../../../src/lib/terminal/errors';

const systemError = (facts: object, message = 'EFAULT: told to programmers') =>
  Object.assign(new Error(message), facts);

it.each([
  ['a taken port', { code: 'EADDRINUSE', port: 9000 }, /^Port 9000 is taken.* PORT=9001/],
  ['a port of the system', { code: 'EACCES', port: 80 }, /^Port 80 needs rights.* PORT=9000$/],
  [
    'a full disk',
    { code: 'ENOSPC', syscall: 'write', path: 'public/a.html' },
    /^The disk is full \(while writing public\/a\.html\)\. Free some space/,
  ],
  ['a database on a full disk', { code: 'SQLITE_FULL' }, /^The disk is full\. Free some space/],
  [
    'what a full disk caused',
    { cause: systemError({ code: 'ENOSPC', syscall: 'write' }) },
    /^The disk is full\./,
  ],
  ['too few watchers, which is no full disk', { code: 'ENOSPC', syscall: 'watch' }, /^EFAULT/],
  ['a folder without rights', { code: 'EACCES', path: 'public' }, /^EFAULT/],
])('tells %s in words, without a stack', (_, facts, words) => {
  expect(errorInWords(systemError(facts))).toMatch(words);
  expect(errorInWords(systemError(facts))).not.toContain('    at ');
});

it('leaves the words of what was thrown on purpose', () => {
  expect(errorInWords(new Error('There is no story.'))).toBe('There is no story.');
});

it("shows where the program's own fault is", () => {
  expect(errorInWords(new TypeError('x is undefined'))).toContain('errors.test.ts');
});
