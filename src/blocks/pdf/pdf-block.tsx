import { Box, chakra, Text } from '#chakra';
import { FileText } from 'lucide-react';
import { useNearViewport } from '../../components/hooks/use-near-viewport';
import { Icon } from '../../components/icon/icon';
import { linkRecipe } from '../../theme/recipes/controls';
import { paperWords } from '../paper-words';
import type { PdfBlock } from './pdf.schema';

/** The whole width of the page, without a column of thumbnails beside it. */
const VIEW = '#navpanes=0&view=FitH';

const FileLink = chakra('a', linkRecipe);

/** The viewer is a program of its own, of half a megabyte: it starts when its place comes up. */
const NEAR = 100;

/** A PDF in the browser's own viewer. Phones have none, and paper neither: the link is always there. */
export function PdfBlockView({ block }: { block: PdfBlock }) {
  const { title, href, height, ...paper } = block;
  const [place, near] = useNearViewport<HTMLDivElement>(NEAR);
  const frame = { title, height };
  return (
    <>
      <FileLink href={href} variant="standalone" minH="target">
        <Icon as={FileText} />
        Open {title} ({paperWords(paper)})
      </FileLink>
      <Box
        ref={place}
        mt={2}
        border="hairline"
        borderRadius="card"
        overflow="hidden"
        _print={{ display: 'none' }}
      >
        {near ? (
          <Viewer {...frame} src={href + VIEW} />
        ) : (
          <>
            <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
              <Viewer {...frame} />
            </Box>
            <noscript>
              <Viewer {...frame} src={href + VIEW} />
            </noscript>
          </>
        )}
      </Box>
    </>
  );
}

/** The viewer's frame; without an address it only holds the place. */
function Viewer({ title, height, src }: { title: string; height: number; src?: string }) {
  return (
    <chakra.object
      {...(src ? { data: src } : {})}
      type="application/pdf"
      aria-label={title}
      display="block"
      w="full"
      h={`${height}px`}
      bg="placeholder"
    >
      <Text p={6}>
        The file is shown here where the browser can show a PDF inside a page. The link above opens
        it everywhere.
      </Text>
    </chakra.object>
  );
}
