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

it.each(['**free**', '[the form](/Form)'])(
  'asks about %s in a list, which is shown as it stands',
  (mark) => {
    expect(asked(`Take ${mark} today.`)).toEqual([
      `3:21: "${mark}" is shown as it stands, since lists have no Markdown; write plain words`,
    ]);
  },
);

it('asks about no stars and brackets that are words', () => {
  expect(asked('A** and B** only, [III] (compulsory), 2*3*4')).toEqual([]);
});
