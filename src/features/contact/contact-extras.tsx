import { chakra, Grid } from '#chakra';
import { TextField, type TextFieldProps } from '../../components/form/text-field';
import { HONEYPOT_FIELD, OPENED_FIELD } from './contact.schema';

type Field = Omit<TextFieldProps, 'label'>;

interface AdmissionFieldsProps {
  /** Opens them: the address asks for them, or something stands in them. */
  open: boolean;
  childClass: Field;
  childYear: Field;
}

/** What the office needs to answer an admission enquiry, folded away from all others. Works without scripts. */
export function AdmissionFields({ open, childClass, childYear }: AdmissionFieldsProps) {
  return (
    <chakra.details open={open}>
      <chakra.summary cursor="pointer" py={2} fontWeight="semibold">
        For an admission: class and year (optional)
      </chakra.summary>
      <Grid gap={5} pt={3} templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="Class to join" optional autoComplete="off" {...childClass} />
        <TextField label="Year of joining" optional autoComplete="off" {...childYear} />
      </Grid>
    </chakra.details>
  );
}

/**
 * What tells robots from people without asking anybody: a honeypot field, hidden from visitors and assistive
 * technology, and the time at which the service sent the page.
 */
export function HiddenFields() {
  return (
    <>
      <chakra.input
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        position="absolute"
        w="1px"
        h="1px"
        opacity={0}
        pointerEvents="none"
      />
      <input type="hidden" name={OPENED_FIELD} defaultValue="" />
    </>
  );
}
