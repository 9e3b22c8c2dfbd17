import { chakra, Box, Grid } from '#chakra';
import { memo, type ReactNode, type Ref } from 'react';
import { groupDigits } from '../group-digits/group-digits';
import { SearchField, type SearchFieldProps } from './search-field';
import { SelectField, type SelectFieldProps } from './select-field';
import { needsScripts } from '../../theme/needs-scripts';

export interface FilterBarProps {
  /** Names the bar for assistive technology: 'Filter news'. */
  label: string;
  /** What is counted ('Total Count'), and how many there are; no number where it is not known. */
  count: { label: string; value: number | undefined };
  selects: readonly Omit<SelectFieldProps, 'disabled'>[];
  search?: Omit<SearchFieldProps, 'disabled'> | undefined;
  /** While there is nothing to filter yet. */
  disabled?: boolean;
  /** Takes the focus when the filters have been cleared. */
  formRef?: Ref<HTMLFormElement>;
}

/** Count, selects and search of a list: the same bar on every page that lists something. */
export function FilterBar({ label, count, selects, search, disabled, formRef }: FilterBarProps) {
  // Three and the search stand in two rows on a tablet, where one would cut 'September'.
  const inOneRow = selects.length > 2 ? 'lg' : 'md';
  return (
    <chakra.form
      ref={formRef}
      role="search"
      aria-label={label}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      display={{ md: 'flex' }}
      alignItems="end"
      gap={{ md: 8 }}
      p={{ base: 4, md: 5 }}
      bg="surface.sunken"
      border="hairline"
      borderRadius="card"
      css={needsScripts}
      _print={{ display: 'none' }}
    >
      <Count {...count} />
      <Grid
        flex="1"
        justifyContent="end"
        gap={{ base: 3, [inOneRow]: 4 }}
        templateColumns={{
          base: selects.length > 1 ? '1fr 1fr' : '1fr',
          [inOneRow]: `repeat(${selects.length}, minmax(96px, 190px))${search ? ' minmax(190px, 340px)' : ''}`,
        }}
      >
        {selects.map((select, index) => {
          const field = <SelectField key={select.label} disabled={disabled} {...select} />;
          const isAlone = index % 2 === 0 && index === selects.length - 1;
          return isAlone ? <WholeRow key={select.label}>{field}</WholeRow> : field;
        })}
        {search ? (
          <WholeRow>
            <SearchField disabled={disabled} {...search} />
          </WholeRow>
        ) : null}
      </Grid>
    </chakra.form>
  );
}

/** A row of its own on phones: half of one would cut the search's hint. */
const WholeRow = ({ children }: { children: ReactNode }) => (
  <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>{children}</Box>
);

const Count = memo(function Count({ label, value }: FilterBarProps['count']) {
  return (
    <Box
      display={{ base: 'flex', md: 'block' }}
      alignItems="baseline"
      justifyContent="space-between"
      mb={{ base: 3, md: 0 }}
      flexShrink={0}
    >
      <Box textStyle="small" fontWeight="semibold" color="ink.muted">
        {label}
      </Box>{' '}
      <chakra.span
        display="block"
        textStyle="figure"
        fontSize={{ base: '2xl', md: '3xl' }}
        color="brand"
        lineHeight="44px"
      >
        {value === undefined ? '–' : groupDigits(value)}
      </chakra.span>
    </Box>
  );
});
