import { lazy, useId } from 'react';
import { Deferred } from '../../components/deferred/deferred';
import { RichText } from '../../components/rich-text/rich-text';
import { Band } from '../../components/section/band';
import { Container } from '../../components/section/container';
import { SectionHeading } from '../../components/section/section-heading';
import { HomePrincipalLoading } from '../../features/messages/home-principal-places';
import type { HomeSectionProps } from '../home-section-props';

const HomePrincipal = lazy(async () => ({
  default: (await import('../../features/messages/home-principal')).HomePrincipal,
}));

/** The beginning of the principal's message; without scripts the school's own welcome. */
export function PrincipalSection({ home, ground }: HomeSectionProps) {
  const headingId = useId();
  const { eyebrow, title, lead, fallback } = home.principal;
  const heading = <SectionHeading id={headingId} {...{ eyebrow, title }} {...(lead && { lead })} />;
  const waiting = (
    <HomePrincipalLoading heading={heading} welcome={<RichText html={fallback.message} />} />
  );
  return (
    <Band ground={ground} aria-labelledby={headingId}>
      <Container>
        <Deferred loading={waiting} failed={waiting}>
          <HomePrincipal heading={heading} fallback={fallback} />
        </Deferred>
      </Container>
    </Band>
  );
}
