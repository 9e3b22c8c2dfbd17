import { Box, chakra, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Icon } from '../../components/icon/icon';
import { linkRecipe } from '../../theme/recipes/controls';
import { paperWords } from '../paper-words';
import type { PdfBlock } from './pdf.schema';

/** The whole width of the page, without a column of thumbnails beside it. */
const VIEW = '#navpanes=0&view=FitH';

const FileLink = chakra('a', linkRecipe);

/** A PDF in the browser's own viewer. Phones have none, and paper neither: the link is always there. */
export function PdfBlockView({ block }: { block: PdfBlock }) {
  const { title, href, height, ...paper } = block;
  return (
    <>
      <FileLink href={href} variant="standalone" minH="target">
        <Icon as={FileText} />
        Open {title} ({paperWords(paper)})
      </FileLink>
      <Box
        mt={2}
        border="hairline"
        borderRadius="card"
        overflow="hidden"
        _print={{ display: 'none' }}
      >
        <chakra.object
          data={`${href}${VIEW}`}
          type="application/pdf"
          aria-label={title}
          display="block"
          w="full"
          h={`${height}px`}
          bg="placeholder"
        >
          <Text p={6}>
            Your browser shows no PDFs inside a page. The link above opens the file.
          </Text>
        </chakra.object>
      </Box>
    </>
  );
}
