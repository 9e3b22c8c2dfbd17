import { chakra, type RecipeVariantProps } from '#chakra';
import type { ReactNode } from 'react';
import { buttonRecipe } from './button.recipe';
import { linkAttributes } from '../link/link-attributes';

const Anchor = chakra('a', buttonRecipe);

export type ButtonLinkProps = RecipeVariantProps<typeof buttonRecipe> & {
  /** An address of this site (`/Criteria`), or an absolute one. */
  to: string;
  children: ReactNode;
};

/** A link that looks like a button: use it where the next page is the point of the section. */
export function ButtonLink({ to, ...rest }: ButtonLinkProps) {
  return <Anchor {...linkAttributes(to)} {...rest} />;
}
