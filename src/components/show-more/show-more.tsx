import { Box, Text } from '#chakra';
import { useRef } from 'react';
import { groupDigits } from '../group-digits/group-digits';
import { Button } from '../button/button';
import { needsScripts } from '../../theme/needs-scripts';

export interface ShowMoreProps {
  /** How many are shown, of how many. */
  shown: number;
  total: number;
  /** How many the next click brings; 0 takes the button away. */
  next: number;
  /** How many of the total no click brings. */
  beyond?: number | undefined;
  /** What they are, in the plural: 'circulars'. */
  noun: string;
  onMore: () => void;
}

/** The foot of a long list: how many items are shown, and the button for more. */
export function ShowMore({ shown, total, next, beyond = 0, noun, onMore }: ShowMoreProps) {
  const standing = useRef<HTMLParagraphElement>(null);
  const more = () => {
    // The button is removed with the last page: the focus stays here and does not move to the top.
    if (shown + next >= total - beyond) standing.current?.focus();
    onMore();
  };
  return (
    // On paper the button is left out, and what a list leaves out is said.
    <Box mt={{ base: 10, md: 12 }} textAlign="center" css={needsScripts} _print={{ mt: 4 }}>
      <Text ref={standing} tabIndex={-1} color="ink.muted" textStyle="small">
        {next > 0 || beyond > 0
          ? `Showing ${groupDigits(shown)} of ${groupDigits(total)} ${noun}`
          : `All ${groupDigits(total)} ${noun} shown`}
      </Text>
      {next > 0 ? (
        <Button variant="outline" mt={4} onClick={more}>
          Show more
        </Button>
      ) : null}
    </Box>
  );
}
