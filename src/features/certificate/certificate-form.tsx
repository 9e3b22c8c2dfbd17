import { chakra, Grid, Stack } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button';
import { TextField } from '../../components/form/text-field';
import { FormMessage } from '../../components/form/form-message';
import { Icon } from '../../components/icon/icon';
import { downloadCertificate } from './certificate.download';
import { certificateMessages } from './certificate.messages';
import { certificateSchema, emptyCertificateRequest } from './certificate.schema';
import { saveFile } from './save-file';

export interface CertificateFormProps {
  /** For visitors without scripts. */
  phone: string;
  email: string;
}

/** Asks for a pupil's transfer certificate and saves it, or says in one line why it cannot. */
export function CertificateForm({ phone, email }: CertificateFormProps) {
  const [error, setError] = useState('');
  const [saved, setSaved] = useState('');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const formik = useFormik({
    initialValues: emptyCertificateRequest,
    async onSubmit(values) {
      setSaved('');
      if (!(await certificateSchema.isValid(values))) {
        setError(certificateMessages.incomplete);
        return;
      }
      setError('');
      request.current = new AbortController();
      const result = await downloadCertificate(values, { signal: request.current.signal });
      if (result.outcome === 'error') setError(result.message);
      if (result.outcome === 'file') {
        saveFile(result.file.blob, result.file.filename);
        setSaved(result.file.filename);
      }
    },
  });
  const field = (name: 'admission' | 'name') => ({
    name,
    value: formik.values[name],
    disabled: formik.isSubmitting,
    'aria-describedby': error ? 'certificate-error' : undefined,
    onChange: (value: string) => {
      setError('');
      void formik.setFieldValue(name, value);
    },
  });
  return (
    <chakra.form
      noValidate
      aria-label="Transfer certificate"
      onSubmit={(event) => {
        event.preventDefault();
        if (!formik.isSubmitting) void formik.submitForm();
      }}
    >
      <noscript>
        <FormMessage tone="info">
          This form needs scripts. Please call {phone} or write to {email}.
        </FormMessage>
      </noscript>
      <Stack gap={5}>
        <Grid gap={5} templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <TextField label="Admission No." autoComplete="off" {...field('admission')} />
          <TextField label="Student Full Name" autoComplete="off" {...field('name')} />
        </Grid>
        <chakra.p id="certificate-error" role="alert" color="danger" minH="28px" display="flex" gap={2}>
          {error ? (
            <>
              <Icon as={CircleAlert} />
              {error}
            </>
          ) : null}
        </chakra.p>
        <Button type="submit" size="lg" disabled={formik.isSubmitting} alignSelf="start">
          {formik.isSubmitting ? 'Looking it up…' : 'View Details'}
        </Button>
        <chakra.p role="status">
          {saved ? `The certificate has been saved as ${saved}.` : null}
        </chakra.p>
      </Stack>
    </chakra.form>
  );
}
