import { chakra } from '#chakra';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { linkRecipe } from '../link/link.recipe';
import { Icon } from '../icon/icon';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';

const Anchor = chakra('a', linkRecipe);

const coverBox = { _before: { content: '""', position: 'absolute', inset: 0 } };

export interface AttachmentLinkProps {
  href: string;
  /** What it is: 'Circular'. */
  label: string;
  /** What kind of file it is, in words: 'PDF'. */
  type: string;
  /** Set for what stands on another site. */
  target?: '_blank' | undefined;
  /** What it belongs to, for those who hear the links one by one: the title of the item. */
  of?: string;
  /** A page with a corner, or an arrow down where downloading is the point. */
  icon?: 'file' | 'download';
  /** Makes the whole of the nearest positioned box the target. */
  covers?: boolean;
}

/** Words for those who hear the page; kept inside the link, so that they do not widen the page. */
const Hidden = chakra('span', { base: { srOnly: true } });

/** A link to a file that says what it opens: 'Circular (PDF)'. */
export function AttachmentLink(props: AttachmentLinkProps) {
  const { href, label, type, target, of, icon = 'file', covers = false } = props;
  return (
    <Anchor
      href={href}
      target={target}
      rel={target && 'noopener'}
      variant="standalone"
      minH="target"
      css={covers ? coverBox : undefined}
    >
      <Icon as={icon === 'download' ? Download : FileText} size={18} />
      <span>
        <span {...inGuessedLanguage(label)}>{label}</span> ({type})
        {of ? <Hidden {...inGuessedLanguage(of)}>: {of}</Hidden> : null}
      </span>
    </Anchor>
  );
}
