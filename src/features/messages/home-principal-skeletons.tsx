import { Box } from '#chakra';
import type { ReactNode } from 'react';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { LinesLoading } from '../../components/lines/lines-loading';
import { Skeleton } from '../../components/skeleton/skeleton';
import type { TeaserProps } from '../../lists/teaser-props';
import { PrincipalLetter } from './principal-letter';

export interface HomePrincipalLoadingProps extends TeaserProps {
  heading: ReactNode;
  /** The school's own welcome, for readers without scripts. */
  welcome: ReactNode;
}

/** The message's place while it is loading. */
export function HomePrincipalLoading({ heading, welcome, alone }: HomePrincipalLoadingProps) {
  return (
    <PrincipalLetter
      heading={heading}
      alone={alone}
      portrait={<Skeleton aria-hidden="true" aspectRatio="4 / 5" borderRadius="0" />}
      quote={
        <LoadingRegion withoutScripts={welcome}>
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
