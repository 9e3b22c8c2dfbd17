import { chakra } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';
import type { LabelledLink } from '../site-data';
import { FooterHeading } from './footer-heading';

/** Quick links; side by side on phones, where five lines of one word each would be a long way. */
export function FooterLinks({ links }: { links: LabelledLink[] }) {
  return (
    <nav aria-labelledby="footer-links">
      <FooterHeading id="footer-links">Quick links</FooterHeading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }}
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
