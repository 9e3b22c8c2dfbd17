import { requireFolders } from '../../content/content-dir';
import { stageBuild } from '../../build/stage-build';
import { setBasePath } from '../../build/set-base-path';
import { setBrand } from '../../build/set-brand';
import { errorInWords } from '../../lib/terminal/errors';

/** Where the code has changed since the last build, the site stays as it is. */
const onlyUnchanged = '--only-unchanged-code';

/*
 * Builds one school in a process of its own, since the theme is made of one school's colours; what it
 * has to say goes to its parent. See `npm run build:schools`, and the content service, which so renders a site
 * anew when a list has changed.
 */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.GATSBY_CONTENT_SERVICE_URL ??= '';
  requireFolders();
  setBrand();
  setBasePath();
  if (process.argv.includes(onlyUnchanged)) {
    const { whyCompile } = await import('../../build/compile/compile');
    const { brand } = await import('../../theme/brand');
    const reason = await whyCompile(brand);
    if (reason !== undefined) throw new Error(`${reason}; run: npx school build`);
  }
  const { renderSite } = await import('../../build/render/render-site');
  const { pages, leftOut } = await stageBuild(() => renderSite());
  for (const line of leftOut) console.log(`warn ${line}`);
  console.log(pages);
}

void main().catch((error: unknown) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
