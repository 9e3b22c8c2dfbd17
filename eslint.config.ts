import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import storybook from 'eslint-plugin-storybook';
import type { Linter } from 'eslint';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A colour written out: it would not follow the theme, nor the mode that the visitor chose. */
const colourValue = /#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl)a?\(/i;

/** Built pages take the classes that were made for them in the place of Chakra (`src/theme/chakra`). */
const chakraByItsName = {
  regex: '^@chakra-ui/react$',
  message: "Components import Chakra as '#chakra'.",
};

/** A rule asks which packages are installed; in the configuration, their list is a part of the cache's key. */
const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

export default defineConfig(
  { settings: { packages } },
  {
    ignores: [
      'public',
      '.build',
      '.next-site',
      '.cache',
      '.caches',
      '.data',
      'hosts',
      'storybook-static',
      'storybook-site',
      '.bench',
      'reports',
      'node_modules',
      '.storybook/public',
      'test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  {
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.tsx', 'src/{components,blocks,features,islands,templates}/**/*.ts'],
  },
  // The plugin types its rules against another copy of ESLint's types.
  ...(storybook.configs['flat/recommended'] as unknown as Linter.Config[]),
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // The type check refuses what nobody uses.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['harness/**', 'src/cli/**', 'src/content-service/**', 'src/lib/terminal/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Patterns meet what strangers send: each takes a time that grows with the length of the text, no faster.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      // The package as a whole is 2,000 modules, which every build would read and write.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'lucide-react',
              allowTypeImports: true,
              message: "Import one icon from its own module: 'lucide-react/icons/arrow-right'.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/theme/**',
      // A new school's mark and pictures are drawn in its own colours.
      'src/cli/site-new/**',
      // What a school had before stays what it was, whatever the theme becomes.
      'src/cli/site-upgrade/migrations/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [chakraByItsName] }],
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=%]', 'TemplateElement[value.raw=%]'].map((selector) => ({
          selector: selector.replace('%', String(colourValue)),
          message: "Colours are names of the theme, such as 'ink.muted'; their values stand there.",
        })),
      ],
    },
  },
  {
    files: ['harness/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./(\\.\\./)*(stories|__tests__|\\.storybook)/',
              message: 'The harness serves the tests, it does not know them.',
            },
          ],
        },
      ],
    },
  },
);
