import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '#chakra';
import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import { linkRecipe } from '../../theme/recipes/controls';

const Anchor = chakra('a', linkRecipe);

export type SmartLinkProps = Omit<HTMLChakraProps<'a'>, 'href' | 'children'> &
  RecipeVariantProps<typeof linkRecipe> & {
    /** An address of this site (`/Fee`), or an absolute one (`https:`, `mailto:`, `tel:`). */
    to: string;
    children: ReactNode;
  };

/** Whether an address belongs to this site, so that it opens without a reload. */
export const isInternal = (to: string) => /^\/(?!\/)/.test(to);

/** A link that moves within the site without a reload and leaves it safely. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  return isInternal(to) ? (
    <Anchor asChild {...rest}>
      <GatsbyLink to={to}>{children}</GatsbyLink>
    </Anchor>
  ) : (
    <Anchor href={to} rel={/^https?:/i.test(to) ? 'noopener' : undefined} {...rest}>
      {children}
    </Anchor>
  );
}
