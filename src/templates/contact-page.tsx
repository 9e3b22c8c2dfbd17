import { Grid, Heading } from '#chakra';
import { BlockList } from '../blocks/block-list';
import type { Block } from '../blocks/schemas';
import { Card } from '../components/card/card';
import { WriteTo } from '../components/form/write-to';
import { Island } from '../components/island/island';
import type { ContentPage } from '../content/page.schema';
import { ContactForm } from '../features/contact/contact-form';
import { PlainContactForm } from '../features/contact/plain-contact-form';
import { safePageUrl } from '../lib/http/safe-url';
import { useSite } from '../components/layout/site-context';
import type { SiteData } from '../components/layout/site-data';
import { InnerPage } from './inner-page';

/** Contact Us: how to reach the school, beside the form that writes to it. */
export function ContactPage({ page }: { page: ContentPage<Block> }) {
  const school = useSite();
  return (
    <InnerPage page={page}>
      <Grid gap={{ base: 10, lg: 16 }} templateColumns={{ base: '1fr', lg: '1fr 1.15fr' }}>
        <BlockList blocks={page.blocks} school={school} />
        <Card padding="lg" alignSelf="start">
          <Heading as="h2" textStyle="h2" fontSize="2xl" mb={6}>
            Write to us
          </Heading>
          <MessageForm school={school} />
        </Card>
      </Grid>
    </InnerPage>
  );
}

/** The form of the content service; the school's own way where it names one, or there is no service. */
function MessageForm({ school }: { school: SiteData }) {
  const office = { phone: school.phones[0]?.number ?? '', email: school.email };
  const address = safePageUrl(school.forms?.address);
  if (address) return <PlainContactForm address={address} />;
  if (process.env.GATSBY_LISTS === 'files') return <WriteTo {...office} />;
  const copies = school.forms?.copies ? { copies: true } : {};
  return <Island name="contact-form" component={ContactForm} props={{ ...office, ...copies }} />;
}
