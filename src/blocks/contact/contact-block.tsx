import { Box, chakra } from '#chakra';
import Mail from 'lucide-react/icons/mail';
import Map from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card';
import { telHref } from '../../components/link/tel-href';
import { RichText } from '../../components/rich-text/rich-text';
import { useSchool } from '../school-context';
import type { BlockOf } from '../block-props';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';

/** How to reach the school: address, telephone numbers, e-mail and a map, from the site's identity. */
export function ContactBlockView({ block }: { block: BlockOf<'contact'> }) {
  const { address, phones, email, map } = useSchool();
  const { lines, city, state, postcode } = address;
  const at = email.indexOf('@') + 1;
  return (
    <>
      {block.html ? (
        <Box mb={5}>
          <RichText html={block.html} />
        </Box>
      ) : null}
      <Card as="dl" px={{ base: 4, md: 6 }} py={2} maxW="text">
        <ContactLine icon={MapPin} label="Address">
          <chakra.address fontStyle="normal">
            {[...lines, `${city}, ${state} ${postcode}`].map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.address>
        </ContactLine>
        {phones.map(({ label, number }) => (
          <ContactLine key={number} icon={Phone} label={label} to={telHref(number)}>
            {number}
          </ContactLine>
        ))}
        <ContactLine icon={Mail} label="E-mail" to={`mailto:${email}`}>
          {email.slice(0, at)}
          {/* A long address breaks before its domain. */}
          <wbr />
          {email.slice(at)}
        </ContactLine>
        {map ? (
          <ContactLine icon={Map} label="Map" to={map.linkUrl}>
            {map.label}
          </ContactLine>
        ) : null}
      </Card>
    </>
  );
}

interface ContactLineProps {
  icon: LucideIcon;
  /** What the line is: 'School office'. */
  label: string;
  /** Makes the line a link: a call, a letter, a map. */
  to?: string;
  children: ReactNode;
}

/** One way to reach the school, large enough for a thumb. */
function ContactLine({ icon, label, to, children }: ContactLineProps) {
  const value = to ? (
    <SmartLink to={to} fontWeight="semibold" fontSize="lg" lineHeight="snug" py={1}>
      {children}
    </SmartLink>
  ) : (
    children
  );
  return (
    <chakra.div position="relative" ps={10} py={3} borderTop="hairline" _first={{ border: 0 }}>
      <chakra.dt textStyle="small" color="ink.muted">
        <chakra.span position="absolute" insetInlineStart={0} top={4} color="accent.text">
          <Icon as={icon} size={22} />
        </chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd lineHeight="snug">{value}</chakra.dd>
    </chakra.div>
  );
}
