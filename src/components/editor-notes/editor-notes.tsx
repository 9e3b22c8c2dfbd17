import { chakra, Text } from '#chakra';
import Info from 'lucide-react/icons/info';
import { noticeRecipe } from './notice.recipe';
import { Icon } from '../icon/icon';

const Note = chakra('div', noticeRecipe, { defaultProps: { tone: 'warning' } });

export interface EditorNotesProps {
  /** Sentences such as 'Draft: not published'; without any, nothing is shown. */
  notes?: readonly string[] | undefined;
}

/** What editors have to know of a page or a notice. It shows while developing and in previews alone. */
export function EditorNotes({ notes = [] }: EditorNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Note role="note" aria-label="For editors" mb={5} _print={{ display: 'none' }}>
      <Icon as={Info} size={22} />
      <div>
        {notes.map((note) => (
          <Text key={note} color="ink">
            {note}
          </Text>
        ))}
      </div>
    </Note>
  );
}
