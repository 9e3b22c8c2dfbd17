import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';

/** A short name in an item's address: small letters, digits and hyphens, 60 characters at most. */
export const itemName = (description: string, example: string) =>
  text(description, example).test(
    validator('id', (value: string) =>
      /^[a-z0-9-]{1,60}$/.test(value)
        ? undefined
        : `"${value}" may hold small letters, digits and hyphens only`,
    ),
  );
