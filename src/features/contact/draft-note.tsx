import { Flex, Text } from '#chakra';
import { Button } from '../../components/button/button';

export interface DraftNoteProps {
  /** Clears the form and its draft. */
  onForget: () => void;
  /** True once that was done. */
  forgotten: boolean;
}

/** A note below the form that a draft is stored, with a button that deletes it. */
export function DraftNote({ onForget, forgotten }: DraftNoteProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap={4}
      rowGap={1}
      mt={5}
      css={{ '@media print, (scripting: none)': { display: 'none' } }}
    >
      <Text textStyle="small" color="ink.muted" flex="1 1 16rem">
        What you write is kept in this tab for an hour, or until you close the tab or send it.
      </Text>
      <Button variant="outline" size="sm" onClick={onForget}>
        Forget what I wrote
      </Button>
      <Text role="status" textStyle="small" flexBasis="100%">
        {forgotten ? 'What you wrote has been removed from this device.' : null}
      </Text>
    </Flex>
  );
}
