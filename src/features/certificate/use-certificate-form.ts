import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstError, typedSoFar } from '../../components/form/form-fields';
import { useSingleFlight } from '../../components/form/use-single-flight';
import { saveFile } from '../../components/save-file/save-file';
import { type CertificateFile, downloadCertificate } from './certificate.download';
import {
  certificateMessages,
  type CertificateRequest,
  certificateSchema,
  emptyCertificateRequest,
} from './certificate.schema';

const FIELDS = ['admission', 'name'] as const;

/**
 * The state of the certificate form: idle, loading, then a saved file (`saved` is its name) or the error
 * line. Editing clears both; leaving the page cancels the request. `phone` is whom to ask where none is found.
 */
export function useCertificateForm(phone: string) {
  const [error, setError] = useState('');
  const [saved, setSaved] = useState<CertificateFile['filename']>();
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);

  const formik = useFormik({
    initialValues: emptyCertificateRequest,
    validationSchema: certificateSchema,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values) {
      request.current = new AbortController();
      const result = await downloadCertificate(values, { signal: request.current.signal });
      if (result.outcome === 'error') setError(result.message);
      if (result.outcome === 'not-found') setError(certificateMessages.notFound(phone));
      if (result.outcome === 'file') {
        saveFile(result.file.blob, result.file.filename);
        setSaved(result.file.filename);
      }
    },
  });

  const { setValues } = formik;
  // Before the browser paints, and before a pending click is replayed.
  useLayoutEffect(() => {
    void setValues({ ...emptyCertificateRequest, ...typedSoFar(form.current, FIELDS) });
  }, [setValues]);

  const clear = () => {
    setError('');
    setSaved(undefined);
    formik.setErrors({});
  };

  const change = (field: keyof CertificateRequest) => (value: string) => {
    clear();
    void formik.setFieldValue(field, value);
  };

  const submit = useSingleFlight(async () => {
    clear();
    const errors = await formik.validateForm();
    if (focusFirstError(form.current, FIELDS, errors)) setError(certificateMessages.incomplete);
    else await formik.submitForm();
  });

  return { form, formik, change, submit, error, saved };
}
