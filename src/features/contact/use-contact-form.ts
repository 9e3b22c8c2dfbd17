import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { clearContactDraft, restoreContactDraft, saveContactDraft } from './contact.draft';
import { createIdempotencyKeys } from './contact.key';
import { CONTACT_FIELDS, contactSchema, emptyContactMessage } from './contact.schema';
import { type ContactResult, sendContactMessage } from './contact.send';

/** What stands in the alert area below the form. */
export type ContactNotice = Exclude<ContactResult['outcome'], 'aborted' | 'invalid'>;

/**
 * The contact form's life: editing, errors per field, one sending at a time, and a draft that stays
 * on the visitor's device until the message has been sent.
 */
export function useContactForm() {
  const [notice, setNotice] = useState<ContactNotice>();
  const [trap, setTrap] = useState('');
  const [keys] = useState(() => createIdempotencyKeys());
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const locked = useRef(false);

  const formik = useFormik({
    initialValues: emptyContactMessage,
    validationSchema: contactSchema,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { resetForm, setErrors }) {
      // Only a robot fills in the hidden field; it is told what it wants to hear.
      if (trap !== '') {
        setNotice('sent');
        return;
      }
      setNotice(undefined);
      sending.current = new AbortController();
      const { signal } = sending.current;
      const result = await sendContactMessage(values, { idempotencyKey: keys.keyFor(values), signal });
      if (result.outcome === 'aborted') return;
      if (result.outcome === 'invalid') {
        setErrors(result.fields);
        focusFirst(form.current, result.fields);
        return;
      }
      if (result.outcome === 'sent') {
        clearContactDraft();
        keys.reset();
        resetForm({ values: emptyContactMessage });
      }
      setNotice(result.outcome);
    },
  });

  const { setValues } = formik;
  useEffect(() => {
    void setValues(restoreContactDraft());
    return () => sending.current?.abort();
  }, [setValues]);

  const change = (field: (typeof CONTACT_FIELDS)[number]) => (value: string) => {
    const values = { ...formik.values, [field]: value };
    void formik.setFieldValue(field, value);
    formik.setFieldError(field, undefined);
    saveContactDraft(values);
  };

  const submit = async () => {
    // A second press comes before the state of the first one has been drawn: hence a lock.
    if (locked.current) return;
    locked.current = true;
    try {
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) {
        setNotice(undefined);
        focusFirst(form.current, errors);
        return;
      }
      await formik.submitForm();
    } finally {
      locked.current = false;
    }
  };

  return { form, formik, change, submit, notice, trap, setTrap };
}

/** Moves the focus to the first field that has something to say. */
function focusFirst(form: HTMLFormElement | null, errors: Partial<Record<string, string>>) {
  const first = CONTACT_FIELDS.find((field) => errors[field]);
  const field = first && form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
