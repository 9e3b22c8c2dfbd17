import { Box, chakra, Flex, Heading, Text } from '#chakra';
import { memo } from 'react';
import { AttachmentLink } from '../../components/attachment-link/attachment-link';
import { DateBadge } from '../../components/date-badge/date-badge';
import { MoreText } from '../../components/more-text/more-text';
import { MonthSection } from '../../components/month-section/month-section';
import { ShareButton } from '../../components/share/share-button';
import { byMonth } from '../../lib/dates/by-month';
import { monthName, weekdayName } from '../../lib/dates/format';
import type { Attachment } from '../../lib/http/attachments';
import { circularFacts } from '../../lib/http/circular-facts';
import { keepTogether } from '../../lib/keep-together';
import { fileNameIn } from '../../lib/http/file-type';
import { toldApart } from '../../lib/http/told-apart';
import { sharedCircularAddress } from './circulars.address';
import type { Circular } from './circulars.schema';
import { inLanguage } from '../../lib/language/in-language';

/** One line of the register. */
export const RegisterRow = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: '60px minmax(0, 1fr)',
      md: '60px minmax(0, 1fr) fit-content(50%)',
    },
    alignItems: 'center',
    columnGap: 5,
    py: 4,
    borderTop: 'hairline',
    _last: { borderBottom: 'hairline' },
    _print: { breakInside: 'avoid', py: 1 },
    '&:has(a):hover': { bg: 'surface.sunken' },
  },
});

/** An attachment with what a link to it is called. */
type LabelledAttachment = Omit<Attachment, 'name'> & { label: string };

/** The characters of an address; a percent sign of its own, which another site may have, stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What a file is called in its address; those of Google Drive have no name there. */
const nameInAddress = ({ href, type }: Attachment): string =>
  (type.startsWith('Google Drive') ? '' : fileNameIn(decoded(href.split(/[?#]/, 1).join()))) ||
  'Attachment';

/** The attachments of a circular: one without a name is called `alone`, several are told apart. */
export function labelledAttachments(
  attachments: readonly Attachment[],
  alone: string,
): LabelledAttachment[] {
  const isAlone = attachments.length === 1;
  const named = attachments.map(({ name, ...attachment }) => ({
    ...attachment,
    name: name || (isAlone ? alone : nameInAddress({ ...attachment, name })),
  }));
  const labels = toldApart(named);
  return named.map(({ name, ...attachment }, index) => ({
    ...attachment,
    label: labels[index] ?? name,
  }));
}

/** Circulars as a register: month by month, a line each; where it has one file, the whole line opens it. */
export const CircularRegister = memo(function CircularRegister({
  items,
}: {
  items: readonly Circular[];
}) {
  return byMonth(items).map(({ key, month, items: circulars }) => (
    <MonthSection
      key={key}
      title={month ? monthName(month.month) : 'Without a date'}
      year={month ? String(month.year) : ''}
    >
      <Box as="ul" listStyleType="none">
        {circulars.map((circular) => (
          <CircularLine key={circular.key} circular={circular} />
        ))}
      </Box>
    </MonthSection>
  ));
});

const CircularLine = memo(function CircularLine({ circular }: { circular: Circular }) {
  const { title, date, description, lang } = circular;
  const attachments = labelledAttachments(circular.attachments, 'Circular');
  const shared = sharedCircularAddress(circular);
  const facts = [date && weekdayName(date), ...circularFacts(circular)].filter(Boolean).join(' · ');
  return (
    <RegisterRow>
      <Box gridRow={{ base: 'span 2', md: 'auto' }} alignSelf="start">
        <DateBadge date={date} />
      </Box>
      <Box>
        <Heading as="h3" {...inLanguage(lang)} textStyle="h4">
          {title}
        </Heading>
        {facts ? (
          <Text textStyle="small" color="ink.muted">
            {keepTogether(facts)}
          </Text>
        ) : null}
        {description ? (
          // Above the link that covers the line.
          <Box position="relative" zIndex={1} mt={1} color="ink.muted">
            <MoreText text={description} lines={3} foldFrom={200} of={title} lang={lang} />
          </Box>
        ) : null}
      </Box>
      <Flex wrap="wrap" align="center" columnGap={6}>
        {attachments.map((attachment) => (
          <AttachmentLink
            key={attachment.href}
            {...attachment}
            of={title}
            icon="download"
            covers={attachments.length === 1}
          />
        ))}
        {attachments.length === 0 && !description ? (
          <Text textStyle="small" color="ink.muted">
            The file follows
          </Text>
        ) : null}
        {shared ? <ShareButton title={title} path={shared} day={date} /> : null}
      </Flex>
    </RegisterRow>
  );
});
