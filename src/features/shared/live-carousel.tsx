import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button-link';
import { Carousel, type CarouselProps } from '../../components/carousel/carousel';
import { SlideRow } from '../../components/carousel/slide-row';
import { mostSideBySide } from '../../components/carousel/slide-widths';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { NothingYet, saysSentence } from './nothing-yet';
import type { LiveQuery } from './use-live-query';

/** How many of a list the front page shows where there is a page of all: they stand in its first packets. */
export const teasersMost = 9;

/** Props of all lists of the front page. */
export interface TeaserProps {
  /** True where the site has no page for the whole list: no link leads there. */
  alone?: boolean | undefined;
}

export interface LiveCarouselProps<T> extends Pick<CarouselProps, 'label' | 'slides'> {
  list: LiveQuery<readonly T[]>;
  /** How many are shown: all of them are a page of their own. */
  most?: number;
  /** The link to the whole list, if there is a page of it. */
  all?: { to: string; label: string } | false | undefined;
  /** The card that stands for each while they are loading. */
  loading: ReactNode;
  /** The card of an empty list: as large as the others, so that the row keeps its height. */
  empty: ReactNode;
  /** What an empty list means where a sentence says it; that nothing was published when left out. */
  nothing?: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list of the front page: skeletons while it is loading, cards without content when it is empty. */
export function LiveCarousel<T>(props: LiveCarouselProps<T>) {
  const { label, slides, list, most = 48, all, loading, empty, children } = props;
  const { data = [], isPending } = list;
  const foot = all ? (
    <ButtonLink to={all.to} variant="outline">
      {all.label}
    </ButtonLink>
  ) : null;
  const row = (card: ReactNode) => (
    <SlideRow slides={slides} loading={isPending} foot={foot}>
      {Array.from({ length: mostSideBySide(slides) }, (_, index) => (
        <Fragment key={index}>{card}</Fragment>
      ))}
    </SlideRow>
  );
  if (isPending) return <LoadingRegion>{row(loading)}</LoadingRegion>;
  if (data.length === 0) {
    const { nothing = <NothingYet what={`any ${label}`} /> } = props;
    return !list.isError && saysSentence() ? nothing : row(empty);
  }
  return (
    <Carousel key={data.length} label={label} slides={slides} foot={foot}>
      {data.slice(0, most).map((item) => children(item))}
    </Carousel>
  );
}
