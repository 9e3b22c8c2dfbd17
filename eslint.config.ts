import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import type { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Rooms in the order of the data's way; a room may import from those after it, never before. */
const layers = [
  ['pages'],
  ['templates'],
  ['islands'],
  ['home'],
  ['layout', 'blocks', 'features', 'seo'],
  ['components'],
  ['theme'],
];

/** Built pages take the classes that were made for them in the place of Chakra (`src/theme/chakra`). */
const chakraByItsName = {
  regex: '^@chakra-ui/react$',
  message: "Components import Chakra as '#chakra'.",
};

/** The import boundaries of one room, as patterns over relative paths. */
function boundary(room: string, forbidden: string[]): Linter.Config {
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(room === 'theme' ? [] : [chakraByItsName]),
            {
              regex: `^\\.\\./(\\.\\./)*(${forbidden.join('|')})/`,
              message: `src/${room} may not import from here: see "Rooms" in the README.`,
            },
          ],
        },
      ],
    },
  };
}

const serverRooms = ['content-service', 'tools', 'hosting'];
const notFromSource = ['stories', '__tests__', '\\.storybook', 'sample-school'];

const boundaries = layers.flatMap((rooms, index) =>
  rooms.map((room) => {
    const earlier = layers.slice(0, index).flat();
    // Rooms of one layer do not know each other: what two share moves down.
    const beside = rooms.filter((other) => other !== room);
    return boundary(room, [...earlier, ...beside, ...serverRooms, ...notFromSource]);
  }),
);

export default defineConfig(
  {
    ignores: [
      'public',
      '.cache',
      'storybook-static',
      'storybook-site',
      '.bench',
      'reports',
      'node_modules',
      '.storybook/public',
      'test-results',
      // It is no part of the product, and has a configuration of its own.
      'sample-school',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  // The plugin types its rules against another copy of ESLint's types.
  ...(storybook.configs['flat/recommended'] as unknown as Linter.Config[]),
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['src/tools/**', 'src/content-service/**'], rules: { 'no-console': 'off' } },
  ...boundaries,
  {
    files: ['src/features/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            chakraByItsName,
            {
              regex: '^\\.\\./(?!\\.\\./)',
              message: 'One feature does not import another: what two share moves down a room.',
            },
            {
              regex: `^\\.\\./(\\.\\./)*(pages|templates|home|layout|blocks|seo|${serverRooms.join('|')}|${notFromSource.join('|')})/`,
              message: 'src/features may not import from here: see "Rooms" in the README.',
            },
          ],
        },
      ],
    },
  },
  boundary('http', [
    'theme',
    'components',
    'layout',
    'blocks',
    'features',
    'home',
    'templates',
    'pages',
    ...serverRooms,
  ]),
  boundary('dates', ['http', 'components', 'features', 'content', ...serverRooms]),
  prettier,
);
