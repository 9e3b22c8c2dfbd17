import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { inputRecipe } from '../../theme/recipes/controls';
import { Icon } from '../icon/icon';

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe);

export interface TextFieldProps
  extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'value' | 'name' | 'size'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words; nothing when the field is fine. */
  error?: string | undefined;
  /** A line of help below the label. */
  help?: string;
  /** Lines of a text area; a field of one line when not given. */
  rows?: number;
}

/** A labelled field whose help and error are tied to it for assistive technology. */
export function TextField({ label, name, value, onChange, error, help, rows, ...rest }: TextFieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const shared = {
    id,
    name,
    value,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" mb={1}>
        {label}
      </chakra.label>
      {help ? (
        <chakra.p id={helpId} textStyle="small" color="ink.muted" mb={1}>
          {help}
        </chakra.p>
      ) : null}
      {rows ? (
        <Area
          {...shared}
          rows={rows}
          resize="vertical"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input type="text" {...shared} {...rest} onChange={(event) => onChange(event.target.value)} />
      )}
      {error ? (
        <chakra.p id={errorId} display="flex" gap={2} alignItems="center" color="danger" mt={1}>
          <Icon as={CircleAlert} size={18} />
          {error}
        </chakra.p>
      ) : null}
    </div>
  );
}
