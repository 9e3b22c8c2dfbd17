import { Island } from '../../../components/island/island';
import { Band } from '../../../components/section/band';
import { Container } from '../../../components/section/container';
import { HomePrincipal } from '../../../features/messages/home-principal';
import { type HomeSectionProps, pageOf } from '../home-section-props';

const headingId = 'principal';

/** The beginning of the principal's message; without scripts the school's own welcome. */
export function PrincipalSection({ home, site, variant }: HomeSectionProps) {
  if (!home.principal) return null;
  const { eyebrow, title, lead, fallback } = home.principal;
  const heading = { id: headingId, eyebrow, title, ...(lead && { lead }) };
  return (
    <Band variant={variant} aria-labelledby={headingId}>
      <Container>
        <Island
          name="home-principal"
          component={HomePrincipal}
          props={{ heading, fallback, ...pageOf(site, '/PrincipalMessage') }}
        />
      </Container>
    </Band>
  );
}
