import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusFirstError, typedSoFar } from '../../components/form/form-fields';
import { useOneAtATime } from '../../components/form/use-one-at-a-time';
import { clearContactDraft, restoreContactDraft, saveContactDraft } from './contact.draft';
import { createIdempotencyKeys } from './contact.key';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactSchema,
  emptyContactMessage,
} from './contact.schema';
import { type ContactResult, sendContactMessage } from './contact.send';

/** What stands in the alert area below the form. */
export type ContactNotice = Exclude<ContactResult, { outcome: 'aborted' | 'invalid' }>;

/**
 * The contact form's life: editing, errors per field, one sending at a time, and a draft that stays
 * on the visitor's device until the message has been sent. A visitor who moves on while a message is
 * under way does not stop it.
 */
export function useContactForm() {
  const [notice, setNotice] = useState<ContactNotice>();
  const [trap, setTrap] = useState('');
  const [keys] = useState(() => createIdempotencyKeys());
  const form = useRef<HTMLFormElement>(null);

  const formik = useFormik({
    initialValues: emptyContactMessage,
    validationSchema: contactSchema,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { resetForm, setErrors }) {
      // Only a robot fills in the hidden field. Should a browser have done it, its visitor must
      // not be told that the message has been sent.
      if (trap !== '') return setNotice({ outcome: 'failed' });
      const result = await sendContactMessage(values, { idempotencyKey: keys.keyFor(values) });
      if (result.outcome === 'aborted') return;
      if (result.outcome === 'invalid') {
        setErrors(result.fields);
        focusFirstError(form.current, CONTACT_FIELDS, result.fields);
        return;
      }
      if (result.outcome === 'sent') {
        clearContactDraft();
        keys.reset();
        resetForm({ values: emptyContactMessage });
      }
      setNotice(result);
    },
  });

  const { setValues } = formik;
  // Before the browser draws, and before a press that came too early is repeated.
  useLayoutEffect(() => {
    const typed = typedSoFar(form.current, CONTACT_FIELDS);
    const values = { ...restoreContactDraft(), ...typed };
    void setValues(values);
    // What was typed before the scripts arrived is kept from now on too.
    if (Object.keys(typed).length > 0) saveContactDraft(values);
  }, [setValues]);

  const change = (field: keyof ContactMessage) => (value: string) => {
    void formik.setFieldValue(field, value);
    formik.setFieldError(field, undefined);
    saveContactDraft({ ...formik.values, [field]: value });
    // 'Sent' speaks of the former message, not of the one that begins here.
    if (notice?.outcome === 'sent') setNotice(undefined);
  };

  const submit = useOneAtATime(async () => {
    // The second half of a double press finds the form emptied: that is no new message.
    if (notice?.outcome === 'sent' && isEmpty(formik.values)) return;
    setNotice(undefined);
    const errors = await formik.validateForm();
    if (!focusFirstError(form.current, CONTACT_FIELDS, errors)) await formik.submitForm();
  });

  return { form, formik, change, submit, notice, trap, setTrap };
}

const isEmpty = (message: ContactMessage) => CONTACT_FIELDS.every((field) => message[field] === '');
