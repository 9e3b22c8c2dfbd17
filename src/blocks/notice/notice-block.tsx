import { chakra } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { Icon } from '../../components/icon/icon';
import { RichText } from '../../components/rich-text/rich-text';
import { noticeRecipe } from '../../components/editor-notes/notice.recipe';
import type { BlockOf } from '../block-props';

const Note = chakra('div', noticeRecipe);

const tones: Record<BlockOf<'notice'>['tone'], { word: string; icon: LucideIcon }> = {
  info: { word: 'Good to know', icon: Info },
  important: { word: 'Important', icon: CircleAlert },
  warning: { word: 'Warning', icon: TriangleAlert },
};

/** Something that must not be missed, with its tone in words. */
export function NoticeBlockView({ block: { tone, title, html } }: { block: BlockOf<'notice'> }) {
  const wordsId = useId();
  const { word, icon } = tones[tone];
  return (
    <Note role="note" aria-labelledby={wordsId} tone={tone}>
      <Icon as={icon} size={22} />
      <div>
        <chakra.p id={wordsId} mb={1}>
          <span className="notice-word">{title ? `${word}:` : word}</span>
          {title ? ` ${title}` : null}
        </chakra.p>
        <RichText html={html} size="compact" />
      </div>
    </Note>
  );
}
