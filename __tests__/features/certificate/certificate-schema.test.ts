/** @jest-environment node */
import { certificateSchema } from '../../../src/features/certificate/certificate.schema';

it('asks for both fields', async () => {
  const check = (admission: string, name: string) =>
    certificateSchema.validate({ admission, name }).then(
      () => '',
      (fault: Error) => fault.message,
    );
  expect(await check('1', 'Devansh')).toBe('');
  expect(await check(' ', 'Devansh')).toBe('Please fill in all fields');
  expect(await check('1', '')).toBe('Please fill in all fields');
});
