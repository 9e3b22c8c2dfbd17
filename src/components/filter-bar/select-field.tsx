import { chakra, Box } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, type ReactNode, useId } from 'react';
import { inputRecipe } from '../../theme/recipes/controls';
import { Icon } from '../icon/icon';

const NativeSelect = chakra('select', inputRecipe);

/** One choice of a select. */
interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** The browser's own select with its label above. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { label, value, choices, onChange, disabled } = props;
  const id = useId();
  return (
    <LabelledField id={id} label={label}>
      <NativeSelect
        id={id}
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
      <FieldSign icon={ChevronDown} insetInlineEnd="3" />
    </LabelledField>
  );
});

/** A field with its visible name above. */
export function LabelledField({ id, label, children }: LabelledFieldProps) {
  return (
    <Box minW="0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box position="relative">{children}</Box>
    </Box>
  );
}

interface LabelledFieldProps {
  id: string;
  label: string;
  children: ReactNode;
}

const FieldLabel = chakra('label', {
  base: { display: 'block', mb: 1, textStyle: 'small', fontWeight: 'semibold', color: 'ink.muted' },
});

interface FieldSignProps {
  icon: LucideIcon;
  insetInlineStart?: string;
  insetInlineEnd?: string;
}

/** An icon over one end of a field. */
export const FieldSign = ({ icon, ...end }: FieldSignProps) => (
  <Box
    position="absolute"
    {...end}
    top="50%"
    transform="translateY(-50%)"
    color="ink.muted"
    pointerEvents="none"
  >
    <Icon as={icon} size={18} />
  </Box>
);
