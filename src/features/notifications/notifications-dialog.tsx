import { Box, Flex, Heading, Text } from '#chakra';
import { useEffect, useState } from 'react';
import { Carousel } from '../../components/carousel/carousel';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { Dialog } from '../../components/dialog/dialog';
import { AttachmentLink } from '../../components/attachment-link/attachment-link';
import { ButtonLink } from '../../components/button/button-link';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
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
        <Carousel label="notifications" slides={oneByOne} still>
          {notifications.map((notification) => (
            <NotificationCard key={notification.key} notification={notification} />
          ))}
        </Carousel>
      ) : null}
    </Dialog>
  );
}

/** One notification: picture, title, words, where to read more, and its files. */
function NotificationCard({ notification }: { notification: SchoolNotification }) {
  const { title, description, images, link, attachments } = notification;
  const picture = images[0];
  return (
    <Box as="article">
      {picture ? (
        <Box borderRadius="card" overflow="hidden" mb={5}>
          <RemotePicture
            srcFor={(width) => imageUrl(picture, { width })}
            alt=""
            ratio={[16, 9]}
            widths={[360, 640, 1080]}
            sizes="(min-width: 640px) 570px, 86vw"
            priority
          />
        </Box>
      ) : null}
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Text mt={2} color="ink.muted">
        {description}
      </Text>
      {link || attachments.length > 0 ? (
        <Flex wrap="wrap" gap={5} mt={4} align="center">
          {link ? <ButtonLink to={link.url}>{link.title}</ButtonLink> : null}
          {attachments.map(({ name, ...file }) => (
            <AttachmentLink key={file.href} {...file} label={name || 'Attachment'} of={title} />
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
