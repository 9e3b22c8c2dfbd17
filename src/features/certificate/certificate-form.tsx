import { Box, chakra, Grid } from '#chakra';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { Form } from '../../components/form/form';
import { FormMessage } from '../../components/form/form-message';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { Icon } from '../../components/icon/icon';
import { formAction } from '../../lib/http/form-action';
import { certificateCall } from './certificate.download';
import { useCertificateForm } from './use-certificate-form';

export interface CertificateFormProps {
  /** Whom to ask, for visitors without scripts and where no certificate is found. */
  phone: string;
  email: string;
}

/** Requests a pupil's transfer certificate and downloads it, or shows an error line. */
export function CertificateForm({ phone, email }: CertificateFormProps) {
  const { form, formik, change, submit, error, saved } = useCertificateForm(phone);
  const errorLine = useId();
  const field = (name: keyof typeof formik.values) => ({
    name,
    value: formik.values[name],
    invalid: Boolean(formik.errors[name]),
    errorLine: error ? errorLine : undefined,
    readOnly: formik.isSubmitting,
    autoComplete: 'off',
    onChange: change(name),
  });
  return (
    <>
      <Form
        formRef={form}
        label="Transfer certificate"
        action={formAction(certificateCall)}
        phone={phone}
        email={email}
        onSubmit={() => void submit()}
      >
        <Grid gap={5} templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <TextField label="Admission No." help="As on the fee book." {...field('admission')} />
          <TextField
            label="Student Full Name"
            help="As in the school’s register."
            {...field('name')}
          />
        </Grid>
        <ErrorLine id={errorLine}>{error}</ErrorLine>
        <SubmitButton busy={formik.isSubmitting} busyText="Looking it up…">
          View Details
        </SubmitButton>
      </Form>
      <div role="status">
        {saved ? (
          <Box mt={5}>
            <FormMessage tone="success">
              The certificate has been saved as {saved}. You will find it among your downloads.
            </FormMessage>
          </Box>
        ) : null}
      </div>
    </>
  );
}

/** Keeps its height while it is empty, so that the button does not shift. */
function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <chakra.p
      id={id}
      role="alert"
      display="flex"
      alignItems="center"
      gap={2}
      minH="28px"
      color="danger"
      css={{ '& svg': { flexShrink: 0 } }}
    >
      {children ? <Icon as={CircleAlert} size={18} /> : null}
      {children}
    </chakra.p>
  );
}

export default CertificateForm;
