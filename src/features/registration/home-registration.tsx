import { useQuery } from '@tanstack/react-query';
import { RegistrationStrip } from './registration-strip';
import { registrationQuery } from './registration.queries';

/** The banner of the registrations that are open; without one it leads to the admission page. */
export function HomeRegistration() {
  const { data = [] } = useQuery(registrationQuery);
  return <RegistrationStrip registrations={data} />;
}
