/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { fontsAsFiles } from '../../../src/build/bundle/font-files';

/** Runs it on a configuration; gives the one that it sets. */
function changed(rules: unknown[]): unknown {
  const replaceWebpackConfig = jest.fn();
  const args = { actions: { replaceWebpackConfig }, getConfig: () => ({ module: { rules } }) };
  fontsAsFiles(args as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

const url = () => ({
  loader: 'url-loader',
  options: { limit: 10_000, name: 'static/[name]-[hash].[ext]', fallback: 'file-loader' },
});

it('lets no font be written into a stylesheet, and leaves pictures as they are', () => {
  const pictures = { test: /\.(png|svg)$/, use: [url()] };
  expect(changed([pictures, { test: /\.(ttf|woff(2)?)$/, use: [url()] }])).toEqual({
    module: {
      rules: [
        { test: /\.(png|svg)$/, use: [url()] },
        {
          test: /\.(ttf|woff(2)?)$/,
          use: [
            {
              loader: 'url-loader',
              options: {
                limit: false,
                name: 'static/[name]-[hash:8].[ext]',
                fallback: 'file-loader',
              },
            },
          ],
        },
      ],
    },
  });
});

it('says so when there is nothing to set, as fonts would be lost unseen', () => {
  expect(() => changed([{ test: /\.png$/, use: [url()] }])).toThrow(
    /no rule for fonts.*inside of gatsby, on which src\/build\/bundle\/font-files\.ts/,
  );
});
