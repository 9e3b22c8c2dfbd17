import { useFormik } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstError, typedSoFar } from '../../components/form/form-fields';
import { useSingleFlight } from '../../components/form/use-single-flight';
import { isEmptyMessage } from './contact.draft';
import { createIdempotencyKeys } from './contact.key';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactSchema,
  emptyContactMessage,
} from './contact.schema';
import { type ContactResult, sendContactMessage } from './contact.send';
import { useContactDraft } from './use-contact-draft';

/** What stands in the alert area below the form. */
export type ContactNotice = Exclude<ContactResult, { outcome: 'aborted' | 'invalid' }>;

/**
 * The state of the contact form: editing, errors per field, one request at a time, and a draft in the
 * visitor's tab until the message has been sent. A navigation does not abort the request.
 */
export function useContactForm() {
  const [notice, setNotice] = useState<ContactNotice>();
  const [trap, setTrap] = useState('');
  const [keys] = useState(() => createIdempotencyKeys());
  const [forgotten, setForgotten] = useState(false);
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
        draft.clear();
        keys.reset();
        resetForm({ values: emptyContactMessage });
      }
      setNotice(result);
    },
  });

  const empty = () => {
    keys.reset();
    setNotice(undefined);
    formik.resetForm({ values: emptyContactMessage });
  };
  const draft = useContactDraft(empty);
  const restore = useEffectEvent(draft.restore);
  const save = useEffectEvent(draft.save);

  const { setValues } = formik;
  // Before the browser paints, and before a pending click is replayed.
  useLayoutEffect(() => {
    const kept = restore();
    // What the browser has restored into the fields is as old as the draft.
    if (kept === 'over') return void setValues(emptyContactMessage);
    const typed = typedSoFar(form.current, CONTACT_FIELDS);
    const values = { ...emptyContactMessage, ...kept, ...typed };
    void setValues(values);
    // What was typed before the scripts arrived is kept from now on too.
    if (Object.keys(typed).length > 0) save(values);
  }, [setValues]);

  const change = (field: keyof ContactMessage) => (value: string) => {
    void formik.setFieldValue(field, value);
    formik.setFieldError(field, undefined);
    draft.save({ ...formik.values, [field]: value });
    setForgotten(false);
    // 'Sent' is about the previous message, not about the new one.
    if (notice?.outcome === 'sent') setNotice(undefined);
  };

  const submit = useSingleFlight(async () => {
    // The second click of a double click finds the form emptied: that is no new message.
    if (notice?.outcome === 'sent' && isEmptyMessage(formik.values)) return;
    setNotice(undefined);
    const errors = await formik.validateForm();
    if (!focusFirstError(form.current, CONTACT_FIELDS, errors)) await formik.submitForm();
  });

  const forget = () => {
    draft.clear();
    empty();
    setForgotten(true);
  };

  return { form, formik, change, submit, notice, forget, forgotten, trap, setTrap };
}
