/**
 * Draws the pictures of the default content.
 *
 *   npm run illustrations                    everything
 *   npm run illustrations -- --only dawn     files whose path holds the text
 *   npm run illustrations -- --list          what there is, without drawing
 */
import { parseArgs } from 'node:util';
import { inProject } from '../project';
import { footerRidge } from './footer-ridge';
import { headShade, headSnow } from './head-peaks';
import { toIco } from '../../src/hosting/ico';
import { faviconSvg, markSvg, monoMarkSvg, tileSvg } from './icons';
import { jobs } from './jobs';
import { rasterise, rasterisePng, save } from './rasterise';
import { defaultPicture } from './scenes/default-picture';

const drawings: Record<string, () => string | Promise<Buffer>> = {
  'static/favicon.svg': faviconSvg,
  'static/favicon.ico': async () => toIco(await rasterisePng(faviconSvg(), 32), 32),
  'static/icons/icon-192.png': () => rasterisePng(tileSvg(0.08), 192),
  'static/icons/icon-512.png': () => rasterisePng(tileSvg(0.08), 512),
  'static/icons/icon-maskable-512.png': () => rasterisePng(tileSvg(0.19), 512),
  'static/icons/apple-touch-icon.png': () => rasterisePng(tileSvg(0.12), 180),
  'content/pictures/mark.svg': () => markSvg(),
  'content/pictures/mark-mono.svg': () => monoMarkSvg(),
  'static/default-picture.svg': defaultPicture,
  'static/footer-ridge.svg': footerRidge,
  'static/head-snow.svg': headSnow,
  'static/head-shade.svg': headShade,
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, list: { type: 'boolean', default: false } },
  });
  const wanted = (file: string): boolean => file.includes(values.only);
  const pictures = jobs().filter(({ file }) => wanted(file));
  const icons = Object.entries(drawings).filter(([file]) => wanted(file));
  if (values.list) {
    for (const file of [...icons.map(([name]) => name), ...pictures.map((job) => job.file)])
      console.log(file);
    return;
  }
  for (const [file, draw] of icons) await save(inProject(file), await draw());
  for (const job of pictures) {
    const data = await rasterise(job);
    await save(inProject(job.file), data);
    console.log(`${job.file} ${Math.round(data.length / 1024)} KB`);
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
