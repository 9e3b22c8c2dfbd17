import { type Replacement, replacementsVariable } from './replacement';

// A file of Jest's `setupFilesAfterEnv`: each test knows its own fault alone, whatever else runs with it.
const replacements = JSON.parse(process.env[replacementsVariable] ?? '{}') as Partial<
  Record<string, Replacement>
>;
const own = replacements[expect.getState().testPath ?? ''];
if (own) jest.doMock(own.file, () => jest.requireActual<object>(own.mutant));
