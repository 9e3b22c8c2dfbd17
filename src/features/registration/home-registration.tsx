import { Box, chakra, Flex } from '#chakra';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import { useLiveQuery } from '../shared/use-live-query';
import { ButtonLink } from '../../components/button/button-link';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { Container } from '../../components/section/container';
import { bannerRecipe } from './banner.recipe';
import { registrationQuery } from './registration.queries';
import type { Registration } from './registration.schema';
import { inLanguage } from '../../lib/language/in-language';

/** An upper bound: a wrong reply must not fill the page. */
const MOST = 6;

/** The banner of the registrations that are open; without one it leads to the admission page, or to the office. */
export function HomeRegistration({ ask }: HomeRegistrationProps) {
  const { data = [] } = useLiveQuery(registrationQuery);
  return <RegistrationStrip registrations={data.slice(0, MOST)} ask={ask} />;
}

const Row = chakra('ul', bannerRecipe);

export interface RegistrationStripProps extends HomeRegistrationProps {
  registrations: readonly Registration[];
}

/** What the banner needs of the site. */
export interface HomeRegistrationProps {
  /** The office's phone as a link, where the site has no page on admission. */
  ask?: string | undefined;
}

/** A band that keeps one height: several registrations share it and scroll sideways on phones. */
export function RegistrationStrip({ registrations, ask }: RegistrationStripProps) {
  return (
    <Box
      as="section"
      aria-label="Online registration"
      bg="brand.band"
      color="brand.onDeepStrong"
      _print={{ bg: 'transparent', color: 'ink' }}
    >
      <Container>
        {registrations.length > 0 ? (
          // Its hidden words are laid out within it: else they would widen the page.
          <Row key="open" position="relative">
            {registrations.map((registration) => (
              <OpenRegistration key={registration.key} registration={registration} />
            ))}
          </Row>
        ) : (
          <Row key="none">
            <li>
              <span className="title">
                {ask
                  ? 'Admission: ask the school office'
                  : 'Admission: who can join, and when to apply'}
              </span>
              <ButtonLink to={ask ?? '/Criteria'} variant="accent" size="sm">
                {ask ? 'Call us' : 'How to apply'}
                <Icon as={ArrowRight} size={16} />
              </ButtonLink>
            </li>
          </Row>
        )}
      </Container>
    </Box>
  );
}

function OpenRegistration({ registration }: { registration: Registration }) {
  const { title, url, attachments, lang } = registration;
  const [attachment] = attachments;
  return (
    <li>
      <span className="title" {...inLanguage(lang)}>
        {title}
      </span>
      <Flex gap={5} align="center" flexShrink={0}>
        {attachment ? (
          <SmartLink
            to={attachment.href}
            target={attachment.target}
            variant="onDeep"
            className="paper"
          >
            <Icon as={FileText} size={16} />
            <span>How to register ({attachment.type})</span>
          </SmartLink>
        ) : null}
        {url ? (
          <ButtonLink to={url} variant="accent" size="sm">
            Register online
            <chakra.span srOnly {...inLanguage(lang)}>
              : {title}
            </chakra.span>
            <Icon as={ArrowRight} size={16} />
          </ButtonLink>
        ) : null}
      </Flex>
    </li>
  );
}

export default HomeRegistration;
