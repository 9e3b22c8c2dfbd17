import { Box, chakra } from '#chakra';
import { useId } from 'react';
import { Button } from '../../components/button/button';
import { inputRecipe } from '../../components/form/input.recipe';
import { QuestionForm } from '../question-form';
import { useSchool } from '../school-context';

const Input = chakra('input', inputRecipe);

/**
 * Looks a number up in the list below it. Without scripts it leads to the list, whose anchor is `list`: a page that
 * was built can't answer.
 */
export function CertificateCheckForm({ list }: { list: string | undefined }) {
  const id = useId();
  const [office] = useSchool().phones;
  return (
    <Box mb={6} data-phone={office?.number} _print={{ display: 'none' }}>
      <QuestionForm
        legend="Check a certificate by its number"
        noValidate={false}
        action={list && `#${list}`}
      >
        <Box minW={0}>
          <label htmlFor={id}>Number of the certificate</label>
          <Input id={id} name="certificate" required maxLength={60} enterKeyHint="search" />
        </Box>
        <Button type="submit" alignSelf="end" justifySelf="start">
          Check
        </Button>
      </QuestionForm>
      <noscript>
        <chakra.p mt={3}>
          Scripts are switched off here: the button leads to the list. Look for the number there, or
          with the browser’s own search (Ctrl+F).
        </chakra.p>
      </noscript>
      <chakra.p role="status" data-part="answer" mt={3} />
    </Box>
  );
}
