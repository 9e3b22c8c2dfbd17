import type { PlainDate } from '../../dates/plain-date';
import { composed } from '../../files/file-name';
import type { AllowedLists } from './allowed-lists';
import type { Dataset } from './dataset';
import type { ListRoute } from './lists';
import { namedFiles } from './named-files';

/** What tells whether everybody may be sent a file, by its path. */
export type IsServed = (path: string, data: Dataset, day: PlainDate) => boolean;

/**
 * Only what the lists name at the moment is sent, as the school lets them be shown: no file of a draft, of
 * what is to come or has ended, of a child who was withdrawn, and none that merely lies in the folder.
 */
export function servedFiles(lists: AllowedLists): IsServed {
  let kept: { data: Dataset; day: PlainDate; paths: ReadonlySet<string> } | undefined;
  return (path, data, day) => {
    if (kept?.data !== data || kept.day !== day) {
      const routes = Object.keys(lists) as ListRoute[];
      const paths = namedFiles(routes.map((route) => lists[route](data, day)));
      // A certificate that a list names too would be anybody's.
      for (const { file } of data.register) paths.delete(composed(file));
      kept = { data, day, paths };
    }
    return kept.paths.has(composed(path));
  };
}

/** Whether a file is a certificate: it is sent by a signed address alone. */
export const isCertificate = (path: string, { register }: Pick<Dataset, 'register'>): boolean =>
  register.some(({ file }) => composed(file) === composed(path));
