import { chakra } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { linkRecipe } from '../../theme/recipes/controls';
import { Icon } from '../icon/icon';

const Anchor = chakra('a', linkRecipe);

export interface AttachmentLinkProps {
  href: string;
  /** What it is: 'Circular'. */
  label: string;
  /** What kind of file it is, in words: 'PDF'. */
  type: string;
  /** What it belongs to, for those who hear the links one by one: the title of the item. */
  of?: string;
  /** A page with a corner, or an arrow down where downloading is the point. */
  icon?: 'file' | 'download';
}

/** A link to a file that says what it opens: 'Circular (PDF)'. */
export function AttachmentLink({ href, label, type, of, icon = 'file' }: AttachmentLinkProps) {
  return (
    <Anchor href={href} variant="standalone" minH="target" position="relative">
      <Icon as={icon === 'download' ? Download : FileText} size={18} />
      <span>
        {label} ({type}){of ? <chakra.span srOnly>: {of}</chakra.span> : null}
      </span>
    </Anchor>
  );
}
