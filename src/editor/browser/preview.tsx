import '#fonts.css';
import type { EmotionCache } from '@emotion/cache';
import { createRoot, type Root } from 'react-dom/client';
import { picturesIn } from '../../content/pictures-in';
import type { Content } from '../file-format';
import type { FileForm } from '../form';
import { type PagePreview, pagePreview } from '../preview/page-preview';
import { cacheIn, PageView } from '../preview/page-view';
import type { PreviewData } from '../preview/preview-data';
import { type EditorAsset, PictureFiles } from './picture-files';

/** An open form as the editor hands it to a preview. */
export interface OpenForm {
  content: Content;
  /** A picture by the address that forms write. */
  assetOf: (address: string) => EditorAsset | undefined;
}

interface Drawn {
  root: Root;
  cache: EmotionCache;
  /** The page as it was last complete: it stands while a field is half written. */
  page?: PagePreview['page'];
}

const folder = 'pictures/';
const pictures = new PictureFiles();
const drawn = new WeakMap<Element, Drawn>();
let data: Promise<PreviewData> | undefined;

const loadData = async () => (await (await fetch('/edit/preview.json')).json()) as PreviewData;

/** The frame is a document of its own: the fonts come from this script's stylesheet. */
function dress(frame: Document): void {
  const href = new URL('./preview.css', import.meta.url).href;
  frame.head.append(Object.assign(frame.createElement('link'), { rel: 'stylesheet', href }));
  frame.documentElement.lang = 'en-IN';
  frame.title = 'Preview';
}

/** Draws the page of an open form into an element of the preview's frame; again at every change. */
export async function drawPage(element: Element, form: FileForm, open: OpenForm): Promise<void> {
  data ??= loadData();
  const loaded = await data;
  if (!element.isConnected || !loaded.site) return;
  let at = drawn.get(element);
  if (!at) {
    dress(element.ownerDocument);
    at = { root: createRoot(element), cache: cacheIn(element.ownerDocument.head) };
    drawn.set(element, at);
  }
  const assetOf = (name: string) => open.assetOf(`/content/${folder}${name}`);
  const { root, cache } = at;
  const { site } = loaded;
  const known = { ...loaded, pictures: [...loaded.pictures, ...unsaved(open)] };
  const preview = pagePreview(form, open.content, known, Date.now());
  const page = (at.page = preview.page ?? at.page);
  const names = picturesIn(page?.blocks ?? []).map((name) => name.slice(folder.length));
  const draw = () => {
    const images = pictures.take(names, assetOf, draw);
    const props = { page, site, cache, diagnostics: preview.diagnostics, pictures: images };
    root.render(<PageView {...props} />);
  };
  draw();
}

/** Pictures that the form names and the editor has, also those that were chosen a moment ago. */
function unsaved({ content, assetOf }: OpenForm): string[] {
  const texts = JSON.stringify(content).match(/\/content\/pictures\/[^"\\]+/g) ?? [];
  return texts.filter(assetOf).map((address) => address.slice(`/content/${folder}`.length));
}
