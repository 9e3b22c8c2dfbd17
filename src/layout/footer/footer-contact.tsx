import { chakra } from '#chakra';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import type { SiteData } from '../site-data';
import { FooterHeading } from './footer-heading';

/** Address, telephone numbers with who answers them, and e-mail. */
export function FooterContact({ site }: { site: SiteData }) {
  const { lines, city, state, postcode } = site.address;
  return (
    <section aria-labelledby="footer-contact">
      <FooterHeading id="footer-contact">Reach us</FooterHeading>
      <chakra.address fontStyle="normal">
        {[...lines, `${city}, ${state} ${postcode}`].map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
        <chakra.ul mt={3}>
          {site.phones.map(({ label, number }) => (
            <li key={number}>
              <SmartLink to={telHref(number)} variant="onDeep" css={way}>
                <Icon as={Phone} size={18} />
                <span>
                  <small>{label}</small> {number}
                </span>
              </SmartLink>
            </li>
          ))}
          <li>
            <SmartLink to={`mailto:${site.email}`} variant="onDeep" css={way}>
              <Icon as={Mail} size={18} />
              <span>{site.email}</span>
            </SmartLink>
          </li>
        </chakra.ul>
      </chakra.address>
    </section>
  );
}

const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minH: 'target',
  py: 1,
  lineHeight: 'snug',
  '& span': { minW: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 'xs' },
  '& svg': { flexShrink: 0 },
} as const;
