import { useLiveQuery } from '../../lists/use-live-query';
import { type HomeRegistrationProps, RegistrationStrip } from './registration-strip';
import { registrationQuery } from './registration.queries';

/** An upper bound: a wrong reply must not fill the page. */
const MOST = 6;

/** The banner of the registrations that are open; without one it leads to the admission page, or to the office. */
export function HomeRegistration({ ask }: HomeRegistrationProps) {
  const { data = [] } = useLiveQuery(registrationQuery);
  return <RegistrationStrip registrations={data.slice(0, MOST)} ask={ask} />;
}

export default HomeRegistration;
