import { useEffect, useState } from 'react';
import { Carousel } from '../../components/carousel/carousel';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { Dialog } from '../../components/dialog/dialog';
import { NotificationCard } from './notification-card';
import type { SchoolNotification } from './notifications.schema';
import { markSeen } from './seen';

const oneByOne: SlidesPerView = { base: 1, upTo: [] };

export interface NotificationsDialogProps {
  /** At least one. */
  notifications: readonly SchoolNotification[];
}

/** The notifications in a dialog, one after the other; open until it is closed. */
export function NotificationsDialog({ notifications }: NotificationsDialogProps) {
  const [open, setOpen] = useState(true);
  useEffect(markSeen, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Please note">
      {open ? (
        <Carousel label="notifications" slides={oneByOne}>
          {notifications.map((notification) => (
            <NotificationCard key={notification.key} notification={notification} />
          ))}
        </Carousel>
      ) : null}
    </Dialog>
  );
}
