import { chakra, Grid } from '#chakra';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../components/form/input.recipe';

/**
 * The browser's own field of a day. With the focus on the button of its calendar, Chromium says that the
 * field has the focus, but not that it is to be seen: the ring stands there all the same.
 */
export const DayInput = chakra(
  'input',
  {
    ...inputRecipe,
    base: {
      ...inputRecipe.base,
      '&:focus-within': { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
    },
  },
  { defaultProps: { type: 'date' } },
);

interface QuestionFormProps extends ComponentProps<typeof chakra.form> {
  legend: string;
}

/** Questions of a tool, under a line that says what they answer; nothing of them is sent or kept. */
export function QuestionForm({ legend, children, ...form }: QuestionFormProps) {
  return (
    <chakra.form autoComplete="off" noValidate {...form}>
      <chakra.fieldset border={0} p={0} m={0} minW={0}>
        <chakra.legend fontWeight="semibold" mb={3}>
          {legend}
        </chakra.legend>
        <Grid gap={4} templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {children}
        </Grid>
      </chakra.fieldset>
    </chakra.form>
  );
}
