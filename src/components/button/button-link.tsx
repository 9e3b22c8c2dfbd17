import { chakra, type RecipeVariantProps } from '#chakra';
import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../../theme/recipes/controls';
import { isInternal } from '../link/smart-link';

const Anchor = chakra('a', buttonRecipe);

export type ButtonLinkProps = RecipeVariantProps<typeof buttonRecipe> & {
  /** An address of this site (`/Criteria`), or an absolute one. */
  to: string;
  children: ReactNode;
};

/** A link that looks like a button: use it where the next page is the point of the section. */
export function ButtonLink({ to, children, ...variants }: ButtonLinkProps) {
  return isInternal(to) ? (
    <Anchor asChild {...variants}>
      <GatsbyLink to={to}>{children}</GatsbyLink>
    </Anchor>
  ) : (
    <Anchor href={to} rel="noopener" {...variants}>
      {children}
    </Anchor>
  );
}
