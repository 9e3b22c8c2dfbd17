import { Box, chakra, Text } from '#chakra';
import { useRef } from 'react';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { pdfBehaviour } from './pdf.behaviour';
import { needsScripts } from '../../theme/needs-scripts';

/** The whole width of the page, without a column of thumbnails beside it. */
const VIEW = '#navpanes=0&view=FitH';

export interface PdfViewerProps {
  title: string;
  /** Address of the file. */
  href: string;
  /** Height of the frame in pixels. */
  height: number;
}

/** A PDF in the browser's own viewer, which starts when its place comes near. */
export function PdfViewer({ href, ...frame }: PdfViewerProps) {
  const place = useRef<HTMLDivElement>(null);
  useBehaviour(place, pdfBehaviour);
  return (
    <Box
      ref={place}
      data-src={href + VIEW}
      mt={2}
      border="hairline"
      borderRadius="card"
      overflow="hidden"
      _print={{ display: 'none' }}
    >
      <Box css={needsScripts}>
        <Frame {...frame} />
      </Box>
      <noscript>
        <Frame {...frame} src={href + VIEW} />
      </noscript>
    </Box>
  );
}

/** The viewer's frame; without an address it only holds the place. */
function Frame({ title, height, src }: { title: string; height: number; src?: string }) {
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
