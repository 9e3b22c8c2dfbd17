import { Island } from '../../components/island/island';
import { telHref } from '../../components/link/tel-href';
import { HomeNotifications } from '../../features/notifications/home-notifications';
import { HomeRegistration } from '../../features/registration/home-registration';
import type { HomeSectionProps } from '../home-section-props';

/** The banner of the registrations that are open. */
export function RegistrationSection({ site }: HomeSectionProps) {
  const phone = site.phones[0]?.number ?? '';
  const props = site.paths.includes('/Criteria') ? {} : { ask: telHref(phone) };
  return <Island name="home-registration" component={HomeRegistration} props={props} />;
}

/** The popup of notifications. */
export function NotificationsSection() {
  return <Island name="home-notifications" component={HomeNotifications} props={{}} />;
}
