/** @jest-environment node */
import { requestedProjects } from '../../../harness/test/requested-projects';

const all = ['site', 'editor', 'firefox'];
const requested = (...args: string[]) => all.filter(requestedProjects(args, ['site', 'editor']));

it('knows the projects that a command names, however it does', () => {
  expect(requested('test', '--project=firefox', 'faults')).toEqual(['firefox']);
  expect(requested('test', '--project=site', '--project=Firefox')).toEqual(['site', 'firefox']);
  expect(requested('test', '--project', 'site', 'firefox', '--list')).toEqual(['site', 'firefox']);
  expect(requested('test', '--project', 'editor')).toEqual(['editor']);
});

it('takes the usual ones where none is named', () => {
  expect(requested('test', 'e2e/home.spec.ts', '--headed')).toEqual(['site', 'editor']);
});
