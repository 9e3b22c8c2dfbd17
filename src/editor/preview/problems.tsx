import { chakra, Text } from '#chakra';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../components/icon/icon';
import type { Diagnostic } from '../../content/diagnostics';
import { noticeRecipe } from '../../theme/recipes/notice';

const Note = chakra('div', noticeRecipe, { defaultProps: { tone: 'warning' } });

/** What the check of the content would say of the open form; nothing when all is well. */
export function Problems({ diagnostics }: { diagnostics: readonly Pick<Diagnostic, 'message'>[] }) {
  if (diagnostics.length === 0) return null;
  const messages = [...new Set(diagnostics.map(({ message }) => message))];
  return (
    <Note role="status" m={4}>
      <Icon as={TriangleAlert} size={22} />
      <div>
        <Text>To put right before this can be published</Text>
        <chakra.ul ps={5}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </chakra.ul>
      </div>
    </Note>
  );
}
