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

/** What one folder may not import, over relative paths. */
const barred = (rooms: string[], message: string) => ({
  regex: `^\\.\\./(\\.\\./)*(${rooms.join('|')})/`,
  message,
});

/** A rule for files outside the rooms, which have their own. */
const closed = (folder: string, rooms: string[], message: string): Linter.Config => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [barred(rooms, message)] }],
  },
});

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
            barred(forbidden, `src/${room} may not import from here: see "Rooms" in the README.`),
          ],
        },
      ],
    },
  };
}

const serverRooms = ['content-service', 'tools', 'hosting'];
const notFromSource = ['harness', 'stories', '__tests__', '\\.storybook', 'sample-school'];

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
  {
    files: ['harness/**', 'src/tools/**', 'src/content-service/**'],
    rules: { 'no-console': 'off' },
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
  closed('src', notFromSource, 'The product knows neither its tests nor their harness.'),
  closed('harness', notFromSource.slice(1), 'The harness serves the tests, it does not know them.'),
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
            barred(
              [
                'pages',
                'templates',
                'home',
                'layout',
                'blocks',
                'seo',
                ...serverRooms,
                ...notFromSource,
              ],
              'src/features may not import from here: see "Rooms" in the README.',
            ),
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
    ...notFromSource,
  ]),
  boundary('dates', [
    'http',
    'components',
    'features',
    'content',
    ...serverRooms,
    ...notFromSource,
  ]),
  prettier,
);
