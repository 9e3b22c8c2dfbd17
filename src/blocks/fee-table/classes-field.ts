import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';

/** Classes as site.yaml lists them: 'VI–VIII'. */
export const classesField = (description: string) =>
  text(description, 'VI–VIII').test(
    validator('classes', (value: string, context) => checksOf(context)?.classes(value)),
  );
