import { chakra, Box } from '#chakra';
import { memo, useId } from 'react';
import { selectRecipe } from '../form/input.recipe';

const NativeSelect = chakra('select', selectRecipe);

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
      <NativeSelect
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
});

/** The visible name of a field. */
export const FieldLabel = chakra('label', {
  base: { display: 'block', mb: 1, textStyle: 'small', fontWeight: 'semibold', color: 'ink.muted' },
});
