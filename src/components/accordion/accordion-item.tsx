import { chakra } from '#chakra';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { accordionItemRecipe, pennantRecipe } from './accordion.recipe';
import { Icon } from '../icon/icon';

const Details = chakra('details', accordionItemRecipe);
const Pennant = chakra('span', pennantRecipe);

export interface AccordionItemProps {
  /** The line that opens the part. */
  title: string;
  /** The colour of a house, beside the line. */
  colour?: 'red' | 'blue' | 'green' | 'yellow' | undefined;
  /** The anchor of the part. */
  id?: string;
  children: ReactNode;
}

/** One part of an accordion on the browser's own `<details>`: closed at first, open on paper. */
export function AccordionItem({ title, colour, id, children }: AccordionItemProps) {
  return (
    // A reader, or the address, may have opened it before the scripts arrived.
    <Details id={id} suppressHydrationWarning>
      <summary>
        {colour ? <Pennant data-colour={colour} /> : null}
        {title}
        <Icon as={ChevronDown} />
      </summary>
      <div>{children}</div>
    </Details>
  );
}
