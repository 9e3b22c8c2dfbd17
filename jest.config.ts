/** @jest-config-loader esbuild-register */
import type { TransformOptions } from 'esbuild';
import type { Config } from 'jest';
import { writeGroups } from './__tests__/support/together';

// Packages that ship ES modules only and are reached from tests.
const esModules = [
  'unified|bail|is-plain-obj|trough|vfile|vfile-message|devlop|extend|decode-named-character-reference',
  'remark-.*|rehype-.*|mdast-util-.*|hast-util-.*|unist-util-.*|micromark.*|hastscript',
  'property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|zwitch',
  'stringify-entities|character-entities.*|trim-lines|ccount|markdown-table|longest-streak|web-namespaces',
  'escape-string-regexp|p-limit|yocto-queue|@ungap/structured-clone|until-async|rettime|msw|@mswjs|@open-draft|strict-event-emitter|outvariant',
  '@chakra-ui|@dicebear|lucide-react|yet-another-react-lightbox|feed|pixelmatch|storybook|@storybook',
  // Bundled (`support/transform.ts`).
  'yaml|aria-query|@testing-library/(?:dom|user-event)|@libsql/client|dom-accessibility-api|fastify|graphql|semver|readable-stream',
].join('|');

const transform = '<rootDir>/__tests__/support/transform.ts';
const asCommonJs: TransformOptions = {
  format: 'cjs',
  jsx: 'automatic',
  supported: { 'dynamic-import': false },
  target: 'node20',
};

/** Packages of packages, too. */
const asTheyAre = `node_modules/(?!(?:[^/]+/node_modules/)?(?:${esModules})/)`;

/** `npm test` runs files of tests together; Jest alone each by itself. */
const together = process.env.TESTS_TOGETHER;
const groups = together ? writeGroups(together === 'unit') : undefined;

const config: Config = {
  testEnvironment: '<rootDir>/__tests__/support/jsdom-environment.ts',
  roots: [
    ...['<rootDir>/src', '<rootDir>/harness', '<rootDir>/__tests__'],
    ...(groups ? ['<rootDir>/reports/unit'] : []),
  ],
  testMatch: groups ?? ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/e2e/',
    '<rootDir>/__tests__/visual/',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    '\\.tsx$|\\.m?js$': [transform, { ...asCommonJs, loader: 'tsx' }],
    '\\.ts$': [transform, { ...asCommonJs, loader: 'ts' }],
  },
  transformIgnorePatterns: [asTheyAre],
  moduleNameMapper: {
    // What visitors get, and a second less for each file of tests: `theme/chakra/pages.all` holds it to Chakra.
    '^#chakra$': '<rootDir>/src/theme/chakra/site/index.ts',
    '^gatsby$': '<rootDir>/__tests__/support/mocks/gatsby.tsx',
    '^react-dom/server$': '<rootDir>/__tests__/support/mocks/react-dom-server.ts',
    '^framer-motion/dom/mini$': '<rootDir>/__tests__/support/mocks/animate.ts',
    '\\.css$': '<rootDir>/__tests__/support/mocks/style.ts',
    '\\.(woff2|webp|jpg|png|svg)$': '<rootDir>/__tests__/support/mocks/file.ts',
  },
  runtime: '<rootDir>/__tests__/support/runtime.ts',
  testTimeout: 30_000,
  fakeTimers: { enableGlobally: false },
};

export default config;
