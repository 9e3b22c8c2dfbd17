/** @jest-environment node */
import { checkData } from '../../src/content-service/dataset/data-diagnostics';
import { cleanUp, newFolder } from './support/app';
import { writeFiles } from './support/photos';

afterAll(cleanUp);

/** What is asked about a list of one news with a description, at its place. */
function asked(description: string) {
  const dataDir = newFolder();
  writeFiles(dataDir, {
    'news.yaml': `- title: Forms\n  date: 1 May 2026\n  description: ${description}\n`,
  });
  const { diagnostics, doubts } = checkData(dataDir);
  expect(diagnostics).toEqual([]);
  return doubts.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

it('asks about a link in a list, which is shown as it stands', () => {
  expect(asked('Take [the form](/Form) today.')).toEqual([
    '3:21: "[the form](/Form)" is shown as it stands; write plain words, and in a description the whole address, https://…',
  ]);
});

it('asks about a fact in a list, which is shown as it stands', () => {
  expect(asked("'The session {{ fees.session }} begins.'")).toEqual([
    '3:29: "{{ fees.session }}" is shown as it stands; write what it stands for, since lists know no facts',
  ]);
});

it('asks about no stars, and no link to another site, which are read', () => {
  expect(asked('Take **free** [forms](https://forms.example/a) *today*.')).toEqual([]);
});

it('asks about no stars and brackets that are words', () => {
  expect(asked('A** and B** only, [III] (compulsory), 2*3*4')).toEqual([]);
});
