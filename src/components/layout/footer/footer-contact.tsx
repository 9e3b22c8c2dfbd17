import { chakra } from '#chakra';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../icon/icon';
import { SmartLink } from '../../link/smart-link';
import { telHref } from '../../link/tel-href';
import type { SiteData, LabelledLink } from '../site-data';

/** The head of a column of the footer. */
export const FooterHeading = chakra('h2', {
  base: {
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'lg',
    lineHeight: 'heading',
    color: 'brand.onDeepStrong',
    mb: 3,
  },
});

/** Address, telephone numbers with who answers them, and e-mail. */
export function FooterContact({ site }: { site: SiteData }) {
  const { lines, city, state, postcode } = site.address;
  const at = site.email.indexOf('@');
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
              <span>
                {site.email.slice(0, at)}
                {/* A long address breaks before its domain. */}
                <wbr />
                {site.email.slice(at)}
              </span>
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
  '& span': { minW: 0 },
  '& small': { display: 'block', fontSize: 'xs' },
  '& svg': { flexShrink: 0 },
} as const;

/** Quick links; side by side on phones, where five lines of one word each would be a long way. */
export function FooterLinks({ links }: { links: LabelledLink[] }) {
  return (
    <nav aria-labelledby="footer-links">
      <FooterHeading id="footer-links">Quick links</FooterHeading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '1fr' }}
        columnGap={4}
        mt={-1}
      >
        {links.map(({ label, to }) => (
          <li key={to}>
            <SmartLink
              to={to}
              variant="onDeep"
              display="inline-flex"
              alignItems="center"
              minH={{ base: 'target', md: '36px' }}
            >
              {label}
            </SmartLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
