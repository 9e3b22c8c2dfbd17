import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { type ComponentType, createElement } from 'react';
import type { Content } from '../file-format';
import type { FileForm } from '../form';

/**
 * The preview of a form. The editor renders it with a React of its own, whose hooks are not
 * ours: it gets an empty element, in which all is rendered by a root of this site's React. Its
 * scripts are loaded when a form is opened first.
 */
export function previewTemplate(form: FileForm): ComponentType<CustomPreviewTemplateProps> {
  return function Preview({ entry, getAsset }) {
    const content = (entry.get('data') as unknown as { toJS: () => Content }).toJS();
    // A new function at every change of the form, so that it is called again.
    const ref = (element: HTMLDivElement | null) => {
      if (!element) return;
      void import('./preview').then(({ renderPreview }) =>
        renderPreview(element, form, { content, assetOf: getAsset }),
      );
    };
    return createElement('div', { ref });
  };
}
