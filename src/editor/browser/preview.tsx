import '#fonts.css';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Diagnostic } from '../../content/diagnostics';
import { picturesIn } from '../../content/pictures-in';
import { today } from '../../lib/dates/plain-date';
import type { Content } from '../file-format';
import type { FileForm } from '../form';
import { homePreview, pagePreview } from '../preview/page-preview';
import { HomeView, PageView } from '../preview/page-view';
import { listPreview } from '../preview/list-preview';
import type { PreviewData } from '../preview/preview-data';
import { homeForm, previewedList } from '../previewed';
import { cacheIn, PreviewFrame } from '../preview/preview-frame';
import {
  dataUrl,
  type EditorAsset,
  PictureFiles,
  type UrlOf,
  withPaths,
  showServicePictures,
} from './picture-files';

/** An open form as the editor hands it to a preview. */
export interface OpenForm {
  content: Content;
  /** A picture by the address that forms write. */
  assetOf: (address: string) => EditorAsset | undefined;
}

type Images = ReturnType<PictureFiles['take']>;

interface PreviewRoot {
  root: Root;
  cache: EmotionCache;
  urlOf: UrlOf;
  /** What was last complete: it stands while a field is half written. */
  whole?: ReactNode;
}

const folder = '/content/pictures/';
const pictures = new PictureFiles();
const previews = new WeakMap<Element, PreviewRoot>();
let data: Promise<PreviewData> | undefined;

const loadData = async () =>
  (await (await fetch(new URL('./preview.json', import.meta.url))).json()) as PreviewData;

/** The frame is a document of its own: the fonts come from this script's stylesheet. */
function open(element: Element): PreviewRoot {
  const { head, documentElement } = element.ownerDocument;
  const link = element.ownerDocument.createElement('link');
  const href = new URL('./preview.css', import.meta.url).href;
  head.append(Object.assign(link, { rel: 'stylesheet', href }));
  documentElement.lang = 'en-IN';
  const at: PreviewRoot = {
    root: createRoot(element),
    cache: cacheIn(head),
    urlOf: () => undefined,
  };
  showServicePictures(element, (path) => at.urlOf(path));
  return at;
}

function show(at: PreviewRoot, whole: ReactNode, diagnostics: readonly Diagnostic[]): void {
  at.whole = whole ?? at.whole;
  at.root.render(
    <PreviewFrame cache={at.cache} diagnostics={diagnostics}>
      {at.whole}
    </PreviewFrame>,
  );
}

/** Pictures that the form names and the editor has, though the folder had not when it was opened. */
function added(content: Content, urlOf: UrlOf): string[] {
  const texts = JSON.stringify(content).match(/\/content\/pictures\/[^"\\]+/g) ?? [];
  return texts.filter(urlOf).map((name) => name.slice(folder.length));
}

/** Renders what names pictures of the folder; again when they are read. */
function renderWithPictures(
  at: PreviewRoot,
  shown: unknown,
  render: (images: Images) => void,
): void {
  const names = picturesIn(shown).map((name) => name.replace('pictures/', ''));
  const again = () => render(pictures.take(names, (name) => at.urlOf(folder + name), again));
  again();
}

/** This minute, so that the lists of the front page are not made anew at every letter. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

function renderPage(at: PreviewRoot, form: FileForm, content: Content, loaded: PreviewData): void {
  const { site } = loaded;
  if (!site) return;
  const now = thisMinute();
  const files = { ...loaded, pictures: [...loaded.pictures, ...added(content, at.urlOf)] };
  if (form.name === homeForm) {
    const { home, diagnostics } = homePreview(form, content, files, now);
    renderWithPictures(at, home, (images) => {
      const view = home && <HomeView {...{ home, site, now }} written={loaded} pictures={images} />;
      show(at, view, diagnostics);
    });
    return;
  }
  const { page, diagnostics } = pagePreview(form, content, files, now);
  renderWithPictures(at, page?.blocks ?? [], (images) =>
    show(at, page && <PageView page={page} site={site} pictures={images} />, diagnostics),
  );
}

/** Renders a form's page or list into an element of the preview's frame; again at every change. */
export async function renderPreview(
  element: Element,
  form: FileForm,
  { content: written, assetOf }: OpenForm,
): Promise<void> {
  data ??= loadData();
  const loaded = await data;
  if (!element.isConnected) return;
  const at = previews.get(element) ?? open(element);
  previews.set(element, at);
  const isList = previewedList(form.name) !== undefined;
  const { content, urls } = withPaths(
    written,
    isList ? 'content/service/pictures' : 'content/pictures',
  );
  at.urlOf = (path) => {
    const [url, asset] = [urls.get(path), assetOf(path)];
    return url ? Promise.resolve(url) : asset && dataUrl(asset);
  };
  if (!isList) return renderPage(at, form, content, loaded);
  const around = { ...loaded, today: today() };
  const { list, diagnostics } = listPreview(form, content, around);
  show(at, list, diagnostics);
}
