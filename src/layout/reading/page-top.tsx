import type { InnerPageHeadProps } from '../inner-frame';
import { Breadcrumb } from './breadcrumb';
import { PageHeading } from './page-heading';

/** Where the reader is, and what the page is called. */
export function PageTop({ group, title, lead }: InnerPageHeadProps) {
  return (
    <>
      <Breadcrumb group={group} title={title} />
      <PageHeading title={title} lead={lead} />
    </>
  );
}
