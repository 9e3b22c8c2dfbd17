import { chakra, Box } from '#chakra';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { inputRecipe } from '../form/input.recipe';
import { Icon } from '../icon/icon';
import { FieldLabel } from './select-field';
import { useDeferredInput } from './use-deferred-input';

const Input = chakra('input', inputRecipe);

/** Titles are shorter than this; a longer search text was pasted by mistake. */
const LONGEST_SEARCH = 100;

/** A constant: the field is rendered again after every key. */
const sign = (
  <Box
    position="absolute"
    insetInlineStart="3"
    top="50%"
    transform="translateY(-50%)"
    color="ink.muted"
    pointerEvents="none"
  >
    <Icon as={Search} size={18} />
  </Box>
);

export interface SearchFieldProps {
  label: string;
  /** Its name in the page's address. */
  name?: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** A search field that filters at every key stroke. */
export function SearchField({ label, ...box }: SearchFieldProps) {
  const id = useId();
  return (
    <Box minW="0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box position="relative">
        {sign}
        <SearchBox id={id} {...box} />
      </Box>
    </Box>
  );
}

/** The input by itself: a key renders nothing else before it is shown. */
function SearchBox({ value, onChange, ...rest }: Omit<SearchFieldProps, 'label'> & { id: string }) {
  const [typed, type] = useDeferredInput(value, onChange);
  return (
    <Input
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      ps="10"
      maxLength={LONGEST_SEARCH}
      {...rest}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
