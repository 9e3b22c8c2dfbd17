import { chakra, Box } from '#chakra';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { inputRecipe } from '../../theme/recipes/controls';
import { Icon } from '../icon/icon';
import { FieldLabel } from './select-field';
import { useDeferredInput } from './use-deferred-input';

const Input = chakra('input', inputRecipe);

/** Titles are shorter than this; a longer search is a slip of the clipboard. */
const LONGEST_SEARCH = 100;

/** Made once: the field is rendered again after every key. */
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
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** A search box that looks at every key stroke. */
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

/** The box by itself: a key renders nothing else before it stands there. */
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
