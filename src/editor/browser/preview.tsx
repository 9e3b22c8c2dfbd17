import '#fonts.css';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Container } from '../../components/section/container';
import type { Diagnostic } from '../../content/diagnostics';
import { picturesIn } from '../../content/pictures-in';
import { today } from '../../dates/plain-date';
import type { Content } from '../file-format';
import type { FileForm } from '../form';
import { listPreview } from '../preview/list-preview';
import { pagePreview } from '../preview/page-preview';
import { PageView } from '../preview/page-view';
import type { PreviewData } from '../preview/preview-data';
import { previewedList } from '../previewed';
import { cacheIn, PreviewFrame } from '../preview/preview-frame';
import { type EditorAsset, PictureFiles } from './picture-files';
import { showServicePictures } from './service-pictures';

/** An open form as the editor hands it to a preview. */
export interface OpenForm {
  content: Content;
  /** A picture by the address that forms write. */
  assetOf: (address: string) => EditorAsset | undefined;
}

interface Drawn {
  root: Root;
  cache: EmotionCache;
  /** What was last complete: it stands while a field is half written. */
  whole?: ReactNode;
}

const folder = 'pictures/';
const pictures = new PictureFiles();
const drawn = new WeakMap<Element, Drawn>();
let data: Promise<PreviewData> | undefined;

const loadData = async () => (await (await fetch('/edit/preview.json')).json()) as PreviewData;

/** The frame is a document of its own: the fonts come from this script's stylesheet. */
function open(element: Element, { assetOf }: OpenForm): Drawn {
  const { head, documentElement } = element.ownerDocument;
  const link = element.ownerDocument.createElement('link');
  const href = new URL('./preview.css', import.meta.url).href;
  head.append(Object.assign(link, { rel: 'stylesheet', href }));
  documentElement.lang = 'en-IN';
  showServicePictures(element, assetOf);
  return { root: createRoot(element), cache: cacheIn(head) };
}

/** Pictures that the form names and the editor has, also those that were chosen a moment ago. */
function unsaved({ content, assetOf }: OpenForm): string[] {
  const texts = JSON.stringify(content).match(/\/content\/pictures\/[^"\\]+/g) ?? [];
  return texts.filter(assetOf).map((address) => address.slice(`/content/${folder}`.length));
}

/** Draws a form's page or list into an element of the preview's frame; again at every change. */
export async function drawPreview(element: Element, form: FileForm, at: OpenForm): Promise<void> {
  data ??= loadData();
  const loaded = await data;
  const { site } = loaded;
  if (!element.isConnected || !site) return;
  const known = drawn.get(element) ?? open(element, at);
  drawn.set(element, known);
  const show = (whole: ReactNode, diagnostics: readonly Diagnostic[]) => {
    known.whole = whole ?? known.whole;
    known.root.render(
      <PreviewFrame cache={known.cache} diagnostics={diagnostics}>
        {known.whole}
      </PreviewFrame>,
    );
  };
  if (previewedList(form.name)) {
    const { list, diagnostics } = listPreview(form, at.content, today());
    return show(list && <Container py={8}>{list}</Container>, diagnostics);
  }
  const files = { ...loaded, pictures: [...loaded.pictures, ...unsaved(at)] };
  const { page, diagnostics } = pagePreview(form, at.content, files, Date.now());
  const names = picturesIn(page?.blocks ?? []).map((name) => name.slice(folder.length));
  const assetOf = (name: string) => at.assetOf(`/content/${folder}${name}`);
  const draw = () => {
    const images = pictures.take(names, assetOf, draw);
    show(page && <PageView page={page} site={site} pictures={images} />, diagnostics);
  };
  draw();
}
