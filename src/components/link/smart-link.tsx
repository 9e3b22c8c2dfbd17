import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '#chakra';
import type { ReactNode } from 'react';
import { linkRecipe } from './link.recipe';
import { linkAttributes } from './link-attributes';

const Anchor = chakra('a', linkRecipe);

export type SmartLinkProps = Omit<HTMLChakraProps<'a'>, 'href' | 'children'> &
  RecipeVariantProps<typeof linkRecipe> & {
    /** An address of this site (`/Fee`), or an absolute one (`https:`, `mailto:`, `tel:`). */
    to: string;
    children: ReactNode;
  };

/** Whether an address belongs to this site. */
export const isInternal = (to: string) => /^\/(?!\/)/.test(to);

/** A link in the site's look, to a page of this site or to another one. */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  return <Anchor {...linkAttributes(to)} {...rest} />;
}
