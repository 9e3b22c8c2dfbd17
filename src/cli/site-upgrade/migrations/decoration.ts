import { isMap, isScalar } from 'yaml';
import type { Migration } from '../migration';

/** What is drawn behind headings was called the mood of a school. */
export const namedDecoration: Migration = {
  version: '0.3.0',
  words: 'What is drawn behind headings is called "decoration" in content/brand.yaml.',
  change(files) {
    const brand = files.document('brand.yaml');
    if (!brand || !isMap(brand.contents)) return;
    for (const { key } of brand.contents.items) {
      if (isScalar(key) && key.value === 'mood') key.value = 'decoration';
    }
  },
};
