/** @jest-environment node */
import type { CreateResolversArgs, Node } from 'gatsby';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { halves, phonePhoto } from '../support/phone-photo';
import { newFolder, removeFolders } from '../cli/support/copied-content';

const generateImageData = jest.fn();
// Written before the import of the module that calls it: nothing moves it there.
jest.doMock('gatsby-plugin-sharp', () => ({ generateImageData }));
const load = () => import('../../src/build/upright-pictures');

jest.setTimeout(60_000);
afterAll(removeFolders);

const folder = newFolder();
const fileNode = (absolutePath: string, contentDigest: string) =>
  ({ id: 'file', absolutePath, internal: { contentDigest } }) as Node & { absolutePath: string };
const phone = fileNode(join(folder, 'phone.jpg'), 'one');
const drawn = fileNode('content/pictures/scenes/dawn.webp', 'two');
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await phonePhoto(phone.absolutePath, [3200, 2400]);
});

it('makes a copy, once, of a photo that lies on its side', async () => {
  const { uprightCopy } = await load();
  const copy = await uprightCopy(phone, join(folder, 'upright'));
  expect(await inspectPhoto(String(copy))).toEqual({
    width: 2250,
    height: 3000,
    sideways: false,
    hasData: false,
    hasPlace: false,
  });
  expect(await halves(String(copy))).toEqual(['red', 'blue']);
  const { mtimeMs } = statSync(String(copy));
  expect(await uprightCopy(phone, join(folder, 'upright'))).toBe(copy);
  expect(statSync(String(copy)).mtimeMs).toBe(mtimeMs);
  expect(await uprightCopy(drawn, join(folder, 'upright'))).toBeUndefined();
});

it('lets Gatsby measure the copy, and all other pictures as it does', async () => {
  const { measureUpright } = await load();
  const createResolvers = jest.fn();
  measureUpright({ createResolvers } as unknown as CreateResolversArgs, join(folder, 'upright'));
  const { resolve } = createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData;
  const originalResolver = jest.fn(() => 'as Gatsby does');
  const ask = (file: Node) =>
    resolve(
      { id: 'sharp', parent: 'file' },
      { width: 1600 },
      { nodeModel: { getNodeById: () => file } },
      { originalResolver },
    );
  expect(await ask(drawn)).toBe('as Gatsby does');
  generateImageData.mockReturnValue('of the copy');
  expect(await ask(phone)).toBe('of the copy');
  expect(generateImageData).toHaveBeenCalledWith(
    expect.objectContaining({
      args: { width: 1600 },
      file: expect.objectContaining({
        absolutePath: join(folder, 'upright/one.jpg'),
        internal: { contentDigest: 'one-upright' },
      }),
    }),
  );
});
