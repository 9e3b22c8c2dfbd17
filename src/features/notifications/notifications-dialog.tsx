import { Box, chakra, Flex, Heading, Text } from '#chakra';
import { useRef } from 'react';
import { Carousel } from '../../components/carousel/carousel';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { Dialog } from '../../components/dialog/dialog';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Island } from '../../components/island/island';
import { AttachmentLink } from '../../components/attachment-link/attachment-link';
import { ButtonLink } from '../../components/button/button-link';
import { LinkedText } from '../../components/more-text/linked-text';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
import { notificationsBehaviour } from './notifications.behaviour';
import type { SchoolNotification } from './notifications.schema';
import { inLanguage } from '../../lib/language/in-language';

const oneByOne: SlidesPerView = { base: 1, upTo: [] };

/** The controls stay at the foot of the sheet while a long notification scrolls. */
const Turning = chakra('div', {
  base: {
    '& .carousel-foot': {
      position: 'sticky',
      bottom: 0,
      pt: 3,
      mt: 1,
      pb: { base: 5, md: 8 },
      mb: { base: -5, md: -8 },
      bg: 'surface',
    },
    // Enlarged to 400 %, a screen has no room for words between the title and the controls.
    '@media (max-height: 30em)': { '& .carousel-foot.carousel-foot': { position: 'static' } },
  },
});

export interface NotificationsDialogProps {
  /** At least one. */
  notifications: readonly SchoolNotification[];
}

/** The notifications in a dialog, one after the other; they are turned by hand, so that each can be read. */
export function NotificationsDialog({ notifications }: NotificationsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBehaviour(dialog, notificationsBehaviour);
  return (
    <Island name="notifications">
      <Dialog sheetRef={dialog} title="Please note">
        <Turning>
          <Carousel key={notifications.length} label="notifications" slides={oneByOne} byHand>
            {notifications.map((notification) => (
              <NotificationCard key={notification.key} notification={notification} />
            ))}
          </Carousel>
        </Turning>
      </Dialog>
    </Island>
  );
}

/** One notification: picture, title, words, where to read more, and its files. */
function NotificationCard({ notification }: { notification: SchoolNotification }) {
  const { title, description, images, link, attachments, lang } = notification;
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
          />
        </Box>
      ) : null}
      <Heading as="h3" {...inLanguage(lang)} textStyle="h3">
        {title}
      </Heading>
      <Text {...inLanguage(lang)} mt={2} color="ink.muted">
        <LinkedText text={description} />
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
