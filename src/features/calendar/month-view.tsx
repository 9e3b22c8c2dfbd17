import { Box, Flex, Grid, Heading } from '#chakra';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/button';
import { useAppear } from '../../components/hooks/use-appear';
import { Icon } from '../../components/icon/icon';
import { needsScripts } from '../../theme/needs-scripts';

export interface MonthViewProps {
  /** 'November 2026'; empty before the month is known. */
  title: string;
  onMove?: (months: number) => void;
  table: ReactNode;
  agenda: ReactNode;
}

/** The month's frame: its name, the buttons, the table and the list beside it. */
export function MonthView({ title, onMove, table, agenda }: MonthViewProps) {
  const move = (months: number) => () => onMove?.(months);
  const tableRef = useRef<HTMLDivElement>(null);
  useAppear(tableRef, title);
  return (
    <Grid
      columnGap={{ lg: 12 }}
      rowGap={8}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
    >
      <Box>
        <Flex justify="space-between" align="center" minH="target" mb={3}>
          <Heading as="h3" textStyle="h3" aria-live="polite">
            {title || <>&nbsp;</>}
          </Heading>
          <Flex gap={2} css={needsScripts} _print={{ display: 'none' }}>
            <MonthButton
              label="Previous month"
              icon={ChevronLeft}
              onClick={move(-1)}
              off={!onMove}
            />
            <MonthButton label="Next month" icon={ChevronRight} onClick={move(1)} off={!onMove} />
          </Flex>
        </Flex>
        <div ref={tableRef}>{table}</div>
      </Box>
      <Box position="relative" minH={{ base: '388px', lg: '0' }} _print={{ minH: 0 }}>
        {agenda}
      </Box>
    </Grid>
  );
}

interface MonthButtonProps {
  label: string;
  icon: typeof ChevronLeft;
  onClick: () => void;
  off: boolean;
}

function MonthButton({ label, icon, onClick, off }: MonthButtonProps) {
  return (
    <Button variant="outline" size="icon" aria-label={label} onClick={onClick} disabled={off}>
      <Icon as={icon} />
    </Button>
  );
}
