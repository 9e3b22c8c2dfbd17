import { chakra } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { messageRecipe } from './form-message.recipe';
import { Icon } from '../icon/icon';

const Sheet = chakra('div', messageRecipe);

const icons: Record<FormTone, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};

type FormTone = 'success' | 'error' | 'info';

/** What a form has to say about the whole of it: sent, not sent, or good to know beforehand. */
export function FormMessage({ tone, children }: { tone: FormTone; children: ReactNode }) {
  return (
    <Sheet tone={tone}>
      <Icon as={icons[tone]} size={22} />
      <div>{children}</div>
    </Sheet>
  );
}
