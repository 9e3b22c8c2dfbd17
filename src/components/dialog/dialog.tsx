import { chakra } from '#chakra';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { dialogHeadRecipe, openedDialogRecipe } from './dialog.recipe';

const Sheet = chakra('dialog', openedDialogRecipe);
const Head = chakra('div', dialogHeadRecipe);

export interface DialogProps {
  /** The element, closed at first: `showModal` opens it. */
  sheetRef?: Ref<HTMLDialogElement>;
  title: string;
  children: ReactNode;
}

/**
 * The browser's own `<dialog>`: focus stays inside and returns on closing. Its button closes it without any
 * script, and where scripts are off it stands in the page. The head stays in place while the rest scrolls.
 */
export function Dialog({ sheetRef, title, children }: DialogProps) {
  const titleId = useId();
  return (
    <Sheet ref={sheetRef} aria-labelledby={titleId}>
      <Head>
        <chakra.h2 id={titleId} textStyle="h3">
          {title}
        </chakra.h2>
        <form method="dialog">
          <Button type="submit" variant="ghost" size="icon" aria-label="Close">
            <Icon as={X} />
          </Button>
        </form>
      </Head>
      <chakra.div px={{ base: 5, md: 8 }} pb={{ base: 5, md: 8 }}>
        {children}
      </chakra.div>
    </Sheet>
  );
}
