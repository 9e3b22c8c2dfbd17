import { chakra, Box } from '#chakra';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import { inputRecipe } from '../form/input.recipe';
import { Icon } from '../icon/icon';

const NativeSelect = chakra('select', inputRecipe);

/** One choice of a select. */
interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  /** Its name in the page's address, where what is chosen before the list answers is read. */
  name?: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** The browser's own select with its label above. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { label, name, value, choices, onChange, disabled } = props;
  const id = useId();
  return (
    <Box minW="0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box position="relative">
        <NativeSelect
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          appearance="none"
          pe="10"
          textOverflow="ellipsis"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
        <Box
          position="absolute"
          insetInlineEnd="3"
          top="50%"
          transform="translateY(-50%)"
          color="ink.muted"
          pointerEvents="none"
        >
          <Icon as={ChevronDown} size={18} />
        </Box>
      </Box>
    </Box>
  );
});

/** The visible name of a field. */
export const FieldLabel = chakra('label', {
  base: { display: 'block', mb: 1, textStyle: 'small', fontWeight: 'semibold', color: 'ink.muted' },
});
