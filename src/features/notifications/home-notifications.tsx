import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SafeBoundary } from '../../components/deferred/safe-boundary';
import { useMounted } from '../../components/hooks/use-mounted';
import { notificationsQuery } from './notifications.queries';
import { wasSeen } from './seen';

const NotificationsDialog = lazy(async () => ({
  default: (await import('./notifications-dialog')).NotificationsDialog,
}));

/** The maximum number of notifications. */
const MOST = 12;

/**
 * The popup of notifications: it opens by itself, once a visit, and only when there is at least
 * one. Nothing at all stands on the page otherwise.
 */
export function HomeNotifications() {
  const mounted = useMounted();
  return mounted ? <UnlessSeen /> : null;
}

function UnlessSeen() {
  const [seen] = useState(wasSeen);
  const { data = [] } = useQuery({ ...notificationsQuery, enabled: !seen });
  if (seen || data.length === 0) return null;
  return (
    <SafeBoundary fallback={null}>
      <Suspense fallback={null}>
        <NotificationsDialog notifications={data.slice(0, MOST)} />
      </Suspense>
    </SafeBoundary>
  );
}

export default HomeNotifications;
