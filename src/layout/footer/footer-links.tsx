import { chakra } from '@chakra-ui/react';
import { SmartLink } from '../../components/link/smart-link';
import type { LabelledLink } from '../site-data';
import { FooterHeading } from './footer-heading';

/** Quick links. */
export function FooterLinks({ links }: { links: LabelledLink[] }) {
  return (
    <nav aria-labelledby="footer-links">
      <FooterHeading id="footer-links">Quick links</FooterHeading>
      <chakra.ul listStyleType="none">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SmartLink to={to} variant="onDeep" display="inline-flex" alignItems="center" minH="36px">
              {label}
            </SmartLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
