import { chakra } from '#chakra';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { dialogRecipe } from './dialog.recipe';

const Sheet = chakra('dialog', dialogRecipe);

export interface DialogProps {
  open: boolean;
  /** Called however it was closed: button, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`: focus stays inside and returns on closing. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <Sheet
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close();
      }}
    >
      <chakra.div p={{ base: 5, md: 8 }}>
        <chakra.div display="flex" gap={4} justifyContent="space-between" alignItems="start" mb={4}>
          <chakra.h2 id={titleId} textStyle="h3">
            {title}
          </chakra.h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close"
            onClick={() => ref.current?.close()}
          >
            <Icon as={X} />
          </Button>
        </chakra.div>
        {children}
      </chakra.div>
    </Sheet>
  );
}
