import { defineConfig } from 'eslint/config';
import product from '../eslint.config';

/** What may be read of the product: its content, how that and its days are written, the mark of the school, and ICO files. */
const open = [
  'content',
  'content-service/dataset',
  'blocks/calendar',
  'blocks/schemas',
  'components/mark',
  'dates',
  'hosting/ico',
];

export default defineConfig(...product, {
  files: ['**/*.ts'],
  ignores: ['*.config.ts'],
  rules: {
    'no-console': 'off',
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(src/(?!(${open.join('|')})(/|$))|stories/|__tests__/|\\.storybook/)`,
            message: `The sample school reads no more of the product than ${open.join(', ')}.`,
          },
        ],
      },
    ],
  },
});
