/** @jest-environment node */
import { join } from 'node:path';
import { packageFile } from '../../../src/build/bundle/html-bundle';

const context = join(process.cwd(), 'src/components/layout');

it('leaves packages outside, where Node finds them once for all', () => {
  expect(packageFile({ context, request: 'react/jsx-runtime' })).toBe(
    require.resolve('react/jsx-runtime'),
  );
  const chakra = packageFile({ context, request: '@chakra-ui/react' });
  expect(chakra).toMatch(/node_modules\/@chakra-ui\/react\/.*\.c?js$/);
});

it.each(['./footer', '../../theme', '#chakra', '$virtual/async-requires', 'gatsby', 'gatsby-link'])(
  'bundles %s',
  (request) => {
    expect(packageFile({ context, request })).toBeUndefined();
  },
);

it('bundles what Node would not find', () => {
  expect(packageFile({ context, request: 'no-such-package' })).toBeUndefined();
});
