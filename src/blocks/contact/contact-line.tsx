import { chakra } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';

export interface ContactLineProps {
  icon: LucideIcon;
  /** What the line is: 'School office'. */
  label: string;
  /** Makes the line a link: a call, a letter, a map. */
  to?: string;
  children: ReactNode;
}

/** One way to reach the school, large enough for a thumb. */
export function ContactLine({ icon, label, to, children }: ContactLineProps) {
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
      <chakra.dd lineHeight="snug" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
