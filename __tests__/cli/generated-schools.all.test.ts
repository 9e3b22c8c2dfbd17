/** @jest-environment node */
import { smarten } from '../../src/content/typography';
import { generatedSchool } from './support/generated-schools';
import { quickSchools } from './support/quick-schools';

const { madeSchool, removeSchools } = quickSchools();

jest.setTimeout(1_200_000);
afterAll(removeSchools);

/** Twice as many as there are lists of classes, or boards; each night makes other schools. */
const schools = 24;
const firstSchool = schools * Number(process.env.FUZZ_SEED ?? 0);

it('makes schools of any name, board, class list and month without a fault', () => {
  const faults: string[] = [];
  for (let number = firstSchool; number < firstSchool + schools; number += 1) {
    const answers = generatedSchool(number);
    try {
      const { site, descriptions, menu } = madeSchool(answers);
      if (site.name !== smarten(answers.name))
        faults.push(`${number}: the name became ${site.name}`);
      const cut = descriptions.filter((text) =>
        /[\s,;:–-]\.?$|\{\{|…|(\b\p{L}+\b) \1\b/u.test(text),
      );
      if (cut.length > 0) faults.push(`${number}: ${cut.join(' | ')}`);
      if (menu.length === 0) faults.push(`${number}: an empty menu`);
    } catch (error) {
      faults.push(`${number} (${answers.name}; ${answers.classes}): ${String(error)}`);
    }
  }
  expect(faults).toEqual([]);
});
