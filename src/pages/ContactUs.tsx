import { graphql, type PageProps } from 'gatsby';
import { ContactPage } from '../templates/contact-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** /ContactUs: the written page around the message form. */
export default function ContactUsPage({ data }: PageProps<PageData>) {
  return <ContactPage page={data.page.data} />;
}

export const query = graphql`
  query ContactUsPage {
    page: pageContent(path: { eq: "/ContactUs" }) {
      data
    }
  }
`;
