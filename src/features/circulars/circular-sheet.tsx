import { chakra, Text } from '#chakra';
import FileText from 'lucide-react/icons/file-text';
import { Card } from '../../components/card/card';
import { Icon } from '../../components/icon/icon';
import { buttonRecipe } from '../../components/button/button.recipe';

const PaperLink = chakra('a', buttonRecipe);

export interface CircularSheetProps {
  title: string;
  /** Its day in words, its number and classes, and that the file follows where there is none. */
  detail: string;
  /** Its papers, with what is said of each: 'Open the circular (PDF)'. */
  papers: readonly { href: string; text: string; target?: '_blank' }[];
}

/** A single circular, at its own address. */
export function CircularSheet({ title, detail, papers }: CircularSheetProps) {
  return (
    <Card as="article" p={{ base: 5, md: 8 }} mb={10}>
      <chakra.h2 data-part="title" textStyle="h2" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      <Text data-part="detail" mt={2} color="ink.muted">
        {detail}
      </Text>
      {papers.map(({ text, ...paper }) => (
        <PaperLink
          key={paper.href}
          data-part="paper"
          {...paper}
          rel={paper.target && 'noopener'}
          mt={5}
          me={4}
        >
          <Icon as={FileText} size={18} />
          <span data-part="paper-name">{text}</span>
        </PaperLink>
      ))}
    </Card>
  );
}

/**
 * A template for the circular that has the page's address. The server fills it in
 * (`content-service/items/item-page.ts`), so that it is there at once, with scripts or without.
 */
export function CircularTemplate() {
  return (
    <template data-item="">
      <CircularSheet title="" detail="" papers={[{ href: '/Circular', text: '' }]} />
    </template>
  );
}
