import { graphql, type PageProps } from 'gatsby';
import { CertificatePage } from '../templates/certificate-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** /Tc: the written page around the certificate form. */
export default function TcPage({ data }: PageProps<PageData>) {
  return <CertificatePage page={data.page.data} />;
}

export const query = graphql`
  query TcPage {
    page: pageContent(path: { eq: "/Tc" }) {
      data
    }
  }
`;
