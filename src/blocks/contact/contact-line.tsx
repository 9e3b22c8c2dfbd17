import { chakra } from '@chakra-ui/react';
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
    <chakra.div
      display="flex"
      gap={4}
      py={3}
      minH="target"
      borderTop="hairline"
      _first={{ border: 0 }}
    >
      <chakra.span color="accent.text" flexShrink={0} mt={1}>
        <Icon as={icon} size={22} />
      </chakra.span>
      <chakra.div lineHeight="snug" minW={0} overflowWrap="anywhere">
        <chakra.dt textStyle="small" color="ink.muted">
          {label}
        </chakra.dt>
        <dd>{value}</dd>
      </chakra.div>
    </chakra.div>
  );
}
