import { chakra } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import type { SiteData } from '../site-data';
import { FooterHeading } from './footer-heading';

/** Address, telephone numbers and e-mail. */
export function FooterContact({ site }: { site: SiteData }) {
  const { lines, city, state, postcode } = site.address;
  return (
    <section aria-labelledby="footer-contact">
      <FooterHeading id="footer-contact">Reach us</FooterHeading>
      <chakra.address fontStyle="normal">
        {lines.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
        <chakra.span display="block" mb={2}>
          {city}, {state} {postcode}
        </chakra.span>
        {site.phones.map(({ label, number }) => (
          <SmartLink key={number} to={telHref(number)} variant="onDeep" css={line} title={label}>
            <Icon as={Phone} size={16} />
            {number}
          </SmartLink>
        ))}
        <SmartLink to={`mailto:${site.email}`} variant="onDeep" css={line}>
          <Icon as={Mail} size={16} />
          {site.email}
        </SmartLink>
      </chakra.address>
    </section>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 2, minH: '36px' } as const;
