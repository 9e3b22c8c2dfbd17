import { chakra } from '#chakra';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type InputHTMLAttributes, useId } from 'react';
import { inputRecipe } from './input.recipe';
import { Icon } from '../icon/icon';

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe);

type InputManners = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'readOnly' | 'type'
>;

export interface TextFieldProps extends InputManners {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words; nothing when the field is fine. */
  error?: string | undefined;
  /** Id of an error line that several fields share. */
  errorLine?: string | undefined;
  /** Wrong, though the words for it stand in the shared line. */
  invalid?: boolean;
  /** May be left blank. */
  optional?: boolean;
  /** A line of help below the label. */
  help?: string;
  /** Lines of a text area; a field of one line when not given. */
  rows?: number;
}

/** A labelled field whose help and error are tied to it for assistive technology. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, error, errorLine, invalid, optional, help, rows, ...rest } = props;
  const { type = 'text' } = rest;
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const shared = {
    ...rest,
    id,
    required: !optional,
    'aria-invalid': error || invalid ? true : undefined,
    'aria-describedby':
      [help && helpId, error && errorId, errorLine].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" mb={1}>
        {label}
      </chakra.label>
      {help ? (
        <chakra.p id={helpId} textStyle="small" color="ink.muted" mb={2}>
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
        <Input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <chakra.p
      id={id}
      display="flex"
      gap={2}
      alignItems="center"
      color="danger"
      mt={1}
      css={{ '& svg': { flexShrink: 0 } }}
    >
      <Icon as={CircleAlert} size={18} />
      {children}
    </chakra.p>
  );
}
