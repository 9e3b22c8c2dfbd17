import { useFormik } from 'formik';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstError, typedSoFar } from '../../components/form/form-fields';
import { useSingleFlight } from '../../components/form/use-single-flight';
import { isEmptyMessage } from './contact.draft';
import { createIdempotencyKeys } from './contact.key';
import { askedByAddress, copyBox, secondsOnPage, trapOf } from './contact.page';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactSchema,
  emptyContactMessage,
  MESSAGE_FIELDS,
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
  const [asked, setAsked] = useState(false);
  const restored = useRef(false);
  const [keys] = useState(() => createIdempotencyKeys());
  const [forgotten, setForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const formik = useFormik({
    initialValues: emptyContactMessage,
    validationSchema: contactSchema,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { resetForm, setErrors }) {
      const copy = copyBox(form.current);
      const result = await sendContactMessage(values, {
        idempotencyKey: keys.keyFor(values),
        copy: copy?.checked ?? false,
        trap: trapOf(form.current),
        // Somebody who sends again what the browser has kept is quick.
        seconds: restored.current ? undefined : secondsOnPage(),
      });
      if (result.outcome === 'aborted') return;
      if (result.outcome === 'invalid') {
        setErrors(result.fields);
        focusFirstError(form.current, MESSAGE_FIELDS, result.fields);
        return;
      }
      if (result.outcome === 'sent') {
        draft.clear();
        keys.reset();
        if (copy) copy.checked = false;
        resetForm({ values: emptyContactMessage });
      }
      setNotice(result);
    },
  });

  const { resetForm, setValues } = formik;
  const empty = useCallback(() => {
    keys.reset();
    setNotice(undefined);
    resetForm({ values: emptyContactMessage });
  }, [keys, resetForm]);
  const draft = useContactDraft(empty);

  // Before the browser paints, and before a pending click is replayed.
  useLayoutEffect(() => {
    const kept = draft.restore();
    // What the browser has restored into the fields is as old as the draft.
    if (kept === 'over') return void setValues(emptyContactMessage);
    const typed = typedSoFar(form.current, MESSAGE_FIELDS);
    const wanted = askedByAddress(location.search);
    const values = { ...emptyContactMessage, ...wanted, ...kept, ...typed };
    restored.current = kept !== undefined || CONTACT_FIELDS.every((name) => typed[name]);
    setAsked(Boolean(wanted.subject ?? values.childClass) || values.childYear !== '');
    void setValues(values);
    // What was typed before the scripts arrived is kept from now on too.
    if (Object.keys(typed).length > 0) draft.save(values);
  }, [draft, setValues]);

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
    if (!focusFirstError(form.current, MESSAGE_FIELDS, errors)) await formik.submitForm();
  });

  const forget = () => {
    draft.clear();
    empty();
    setForgotten(true);
  };

  return { form, formik, change, submit, notice, forget, forgotten, asked };
}
