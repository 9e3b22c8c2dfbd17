import { Box } from '#chakra';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { LinesLoading } from '../../components/lines/lines-loading';
import { Skeleton } from '../../components/skeleton/skeleton';
import { RemotePicture } from '../../components/picture/remote-picture';
import { RichText } from '../../components/rich-text/rich-text';
import { SectionHeading, type SectionHeadingProps } from '../../components/section/section-heading';
import { imageUrl } from '../../lib/http/file-url';
import { htmlToText } from '../../lib/http/html-text';
import type { TeaserProps } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { messageRoles } from './messages.texts';
import { principalMessageQuery } from './messages.queries';
import { openingWords } from './opening-words';
import { PrincipalLetter } from './principal-letter';
import { inLanguage } from '../../lib/language/in-language';

/** Longest quotation, in characters: what six lines hold. */
const quoteMax = 280;

/** In how many paragraphs words for it are looked for: Word writes empty ones before a letter. */
const paragraphsMax = 200;

interface WelcomeText {
  name: string;
  role: string;
  /** Safe HTML. */
  message: string;
}

export interface HomePrincipalProps extends TeaserProps {
  /** The section's heading; it stands above the quotation. */
  heading: Pick<SectionHeadingProps, 'id' | 'eyebrow' | 'title' | 'lead'>;
  fallback: WelcomeText;
}

/** The beginning of the principal's message; without one, of the school's own welcome. */
export function HomePrincipal({ heading: words, fallback, alone }: HomePrincipalProps) {
  const { data: message, isPending } = useLiveQuery(principalMessageQuery);
  const frame = { alone, heading: <SectionHeading {...words} /> };
  if (isPending) {
    return (
      <PrincipalLetter
        {...frame}
        portrait={<Skeleton aria-hidden="true" aspectRatio="4 / 5" borderRadius="0" />}
        quote={
          <LoadingRegion withoutScripts={<RichText html={fallback.message} />}>
            <Box display="grid" gap="0.7em" w="full">
              <LinesLoading count={3} />
            </Box>
          </LoadingRegion>
        }
        name=""
        office=""
      />
    );
  }
  const photo = message?.photo;
  const own = quoteOf(message?.html ?? '');
  const quote = own || quoteOf(fallback.message);
  return (
    <PrincipalLetter
      {...frame}
      portrait={
        <RemotePicture
          srcFor={photo ? (width) => imageUrl(photo, { width }) : undefined}
          alt={photo ? 'Portrait of the Principal' : ''}
          ratio={[4, 5]}
          widths={[240, 480, 720]}
          sizes="(min-width: 64em) 300px, 220px"
        />
      }
      quote={<p {...inLanguage(own ? message?.lang : undefined)}>{quote}</p>}
      name={message ? message.name : fallback.name}
      office={message ? messageRoles.Principal : fallback.role}
    />
  );
}

function quoteOf(html: string): string {
  const paragraphs = html.split(/<\/(?:p|div|h\d|li)\s*>|<br\s*\/?>/i, paragraphsMax);
  return openingWords(
    paragraphs.map((part) => htmlToText(part)),
    quoteMax,
  );
}

export default HomePrincipal;
