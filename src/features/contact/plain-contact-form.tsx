import { chakra, Stack } from '#chakra';
import { type InputHTMLAttributes, useId } from 'react';
import { Button } from '../../components/button/button';
import { inputRecipe } from '../../components/form/input.recipe';
import { CONTACT_FIELDS } from './contact.schema';

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe);

type Field = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> & {
  label: string;
  rows?: number;
};

const fields: Record<(typeof CONTACT_FIELDS)[number], Field> = {
  name: { label: 'Full Name', autoComplete: 'name' },
  phone: { label: 'Mobile No.', type: 'tel', autoComplete: 'tel' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', autoComplete: 'off' },
  message: { label: 'Message', rows: 6 },
};

/**
 * The message form where another service receives it: the browser checks and sends it by itself, so it
 * needs no scripts, and that service says what became of it.
 */
export function PlainContactForm({ address }: { address: string }) {
  const id = useId();
  return (
    <form action={address} method="post" aria-label="Write to us">
      <Stack gap={5}>
        {CONTACT_FIELDS.map((name) => {
          const { label, rows, ...manners } = fields[name];
          const shared = { id: `${id}-${name}`, name, required: true };
          return (
            <div key={name}>
              <chakra.label htmlFor={shared.id} display="block" fontWeight="semibold" mb={1}>
                {label}
              </chakra.label>
              {rows ? (
                <Area {...shared} rows={rows} resize="vertical" />
              ) : (
                <Input {...shared} {...manners} />
              )}
            </div>
          );
        })}
        <Button type="submit" size="lg" w={{ base: 'full', sm: 'auto' }} alignSelf="start">
          Send Now
        </Button>
      </Stack>
    </form>
  );
}
