import { Stack, Text } from '#chakra';
import { BlockList } from '../blocks/block-list';
import type { Block } from '../blocks/schemas';
import { Card } from '../components/card/card';
import { WriteTo } from '../components/form/write-to';
import { Island } from '../components/island/island';
import { SmartLink } from '../components/link/smart-link';
import { telHref } from '../components/link/tel-href';
import type { ContentPage } from '../content/page.schema';
import { CertificateForm } from '../features/certificate/certificate-form';
import { useSite } from '../components/layout/site-context';
import { ReadingPage } from './reading-page';

/** Transfer Certificate: the request on top, the sample certificate and what to know below. */
export function CertificatePage({ page }: { page: ContentPage<Block> }) {
  const school = useSite();
  const office = { phone: school.phones[0]?.number ?? '', email: school.email };
  return (
    <ReadingPage page={page}>
      <Stack gap={12}>
        <Card padding="lg">
          {process.env.GATSBY_LISTS === 'files' ? (
            <WriteTo {...office}>
              The school office gives out transfer certificates. Tell us the admission number and
              the student’s full name.
            </WriteTo>
          ) : (
            <>
              <Island name="certificate-form" component={CertificateForm} props={office} />
              <Text textStyle="small" color="ink.muted" mt={5}>
                No certificate found? Compare the number and the full name with the fee book, or
                ring the office: it may not have been issued yet.{' '}
                <SmartLink to={telHref(office.phone)} whiteSpace="nowrap">
                  {office.phone}
                </SmartLink>
              </Text>
            </>
          )}
        </Card>
        <BlockList blocks={page.blocks} school={school} />
      </Stack>
    </ReadingPage>
  );
}
