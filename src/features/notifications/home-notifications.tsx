import { useQuery } from '@tanstack/react-query';
import { useMounted } from '../../components/hooks/use-mounted';
import { NotificationsDialog } from './notifications-dialog';
import { notificationsQuery } from './notifications.queries';
import { wasSeen } from './seen';

/** The maximum number of notifications. */
const MOST = 12;

/**
 * The popup of notifications: it opens by itself, once a visit, and only when there is at least
 * one. Nothing at all stands on the page otherwise.
 */
export function HomeNotifications() {
  const mounted = useMounted();
  // What the built page does not have is asked for only where the popup is going to open.
  const { data = [] } = useQuery({ ...notificationsQuery, enabled: mounted && !wasSeen() });
  if (data.length === 0) return null;
  return <NotificationsDialog notifications={data.slice(0, MOST)} />;
}

export default HomeNotifications;
