import { Stack } from '#chakra';
import { BlockList } from '../blocks/block-list';
import type { Block } from '../blocks/schemas';
import { Card } from '../components/card/card';
import { Island } from '../components/island/island';
import type { ContentPage } from '../content/page.schema';
import { CertificateForm } from '../features/certificate/certificate-form';
import { useSite } from '../layout/site-context';
import { ReadingPage } from './reading-page';

/** Transfer Certificate: the request on top, the sample certificate and what to know below. */
export function CertificatePage({ page }: { page: ContentPage<Block> }) {
  const school = useSite();
  return (
    <ReadingPage page={page}>
      <Stack gap={12}>
        <Card padding="lg">
          <Island
            name="certificate-form"
            component={CertificateForm}
            props={{ phone: school.phones[0]?.number ?? '', email: school.email }}
          />
        </Card>
        <BlockList blocks={page.blocks} school={school} />
      </Stack>
    </ReadingPage>
  );
}
