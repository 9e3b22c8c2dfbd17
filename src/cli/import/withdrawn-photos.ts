import { pluralize } from '../../lib/terminal/pluralize';

/** What is said of photos that are left out, since a new name would not say whom they show. */
export const withdrawnPhotos = (count: number): string =>
  `! ${pluralize(count, 'photo')} named after a child who is withdrawn, or may be: not imported`;
