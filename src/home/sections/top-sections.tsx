import { Island } from '../../components/island/island';
import { HomeNotifications } from '../../features/notifications/home-notifications';
import { HomeRegistration } from '../../features/registration/home-registration';

/** The banner of the registrations that are open. */
export function RegistrationSection() {
  return <Island name="home-registration" component={HomeRegistration} props={{}} />;
}

/** The popup of notifications. */
export function NotificationsSection() {
  return <Island name="home-notifications" component={HomeNotifications} props={{}} />;
}
