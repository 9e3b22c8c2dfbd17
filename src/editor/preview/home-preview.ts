import type { Diagnostic } from '../../content/diagnostics';
import { openContext } from '../../content/file-context';
import { type Home, homeSchema, loadHome } from '../../content/home.schema';
import { validate } from '../../content/validate';
import type { Content } from '../file-format';
import type { FileForm } from '../form';
import type { PreviewData } from './preview-data';
import { readForm } from './read-form';

/** The front page as its form stands now. */
export interface HomePreview {
  /** Undefined while something is missing without which it can't be rendered. */
  home?: Home;
  /** What `content:check` would say of the file. */
  diagnostics: Diagnostic[];
}

/** Reads the open form of the front page as the build would. `now` in milliseconds since 1970. */
export function homePreview(
  form: FileForm,
  content: Content,
  data: PreviewData,
  now: number,
): HomePreview {
  const { filled, loadContext, diagnostics } = readForm(form, content, data, now);
  if (filled.source.broken) return { diagnostics };
  const context = openContext(loadContext);
  const checked = validate(homeSchema, filled, context);
  return {
    ...(checked.value && { home: loadHome(checked.value, context.plainHtml) }),
    diagnostics: [...diagnostics, ...checked.diagnostics],
  };
}
