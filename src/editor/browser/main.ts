import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';
import { contentOf, textOf, type Content } from '../file-format';
import type { FileForm } from '../form';
import { takeAnyFolder } from './any-folder';
import { previewName } from '../previewed';

declare global {
  interface Window {
    /** The editor's own `createElement`: elements of another React are refused by its own. */
    h: typeof createElement;
  }
}

/**
 * The preview of a form. The editor renders it with a React of its own, whose hooks are not
 * ours: it gets an empty element, in which all is rendered by a root of this site's React. Its
 * scripts are loaded when a form is opened first.
 */
function previewTemplate(form: FileForm): ComponentType<CustomPreviewTemplateProps> {
  return function Preview({ entry, getAsset }) {
    const content = (entry.get('data') as unknown as { toJS: () => Content }).toJS();
    // A new function at every change of the form, so that it is called again.
    const ref = (element: HTMLDivElement | null) => {
      if (!element) return;
      void import('./preview').then(({ renderPreview }) =>
        renderPreview(element, form, { content, assetOf: getAsset }),
      );
    };
    return window.h('div', { ref });
  };
}

/** What the build has written beside this script. */
interface EditorFile {
  config: CmsConfig;
  forms: FileForm[];
  /** Whether changes may go anywhere else than into a local folder. */
  online: boolean;
}

const local = /^(localhost|127\.0\.0\.1|(.+\.)?localhost)$/.test(window.location.hostname);

function tell(id: string): void {
  const note = document.getElementById(id);
  if (note) note.hidden = false;
}

async function start(): Promise<void> {
  takeAnyFolder();
  const response = await fetch(new URL('./config.json', import.meta.url));
  const { config, forms, online } = (await response.json()) as EditorFile;
  if (!online && !local) return tell('only-local');
  for (const form of forms) {
    CMS.registerCustomFormat(form.name, form.extension, {
      fromFile: (text: string) => contentOf(form, text),
      toFile: (content: Content) => textOf(form, content),
    });
  }
  for (const form of forms) {
    const name = previewName(form.name);
    if (name) CMS.registerPreviewTemplate(name, previewTemplate(form));
  }
  if (!online) document.documentElement.dataset['only'] = 'local';
  await CMS.init({ config });
}

start().catch(() => tell('not-started'));
