import { Box, chakra, Heading, Text } from '#chakra';
import { useEffect } from 'react';
import { Container } from '../../components/section/container';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import { PageTop } from '../reading/page-top';
import { useSite } from '../site-context';
import { goTo } from './go-to';
import { GroupList } from './group-list';
import { menuPages, nearestPages, rightPath } from './nearest-paths';
import { PageTiles } from './page-tiles';

export interface NotFoundProps {
  /** The address that was asked for; unknown in built HTML, which serves every wrong address. */
  asked?: Pick<Location, 'pathname' | 'search' | 'hash'> | undefined;
  /** The paths of all pages, also of those outside the menu. */
  paths: readonly string[];
}

/** How many pages are offered; the place for them is there from the start. */
const offered = 3;

/** The help at a wrong address. An address that only spells a page otherwise leads there at once. */
export function NotFound({ asked, paths }: NotFoundProps) {
  const { menu, phones, email } = useSite();
  const right = asked && rightPath(asked.pathname, paths);
  const target = right && `${right}${asked.search}${asked.hash}`;
  useEffect(() => {
    if (target) goTo(target);
  }, [target]);
  const near = nearestPages(asked?.pathname ?? '', menuPages(menu), offered);
  const phone = phones[0]?.number ?? '';
  return (
    <>
      <PageTop
        crumb="Page not found"
        title="This page is not here"
        lead="It may have moved, or its address has a slip in it. No harm done: what you are looking for is probably one of these."
      />
      <Container pt={{ base: 6, md: 10 }} pb={{ base: 12, lg: 16 }}>
        <Box as="section" aria-label="Pages you may have meant">
          <PageTiles pages={near} />
        </Box>
        <Heading as="h2" textStyle="h2" mt={{ base: 12, md: 16 }} mb={{ base: 5, md: 6 }}>
          All pages of this site
        </Heading>
        <GroupList menu={menu} />
        <Text mt={{ base: 12, md: 16 }} maxW="text">
          Still not found? <SmartLink to="/ContactUs">Write to us</SmartLink>, ring{' '}
          <chakra.span whiteSpace="nowrap">
            <SmartLink to={telHref(phone)}>{phone}</SmartLink>
          </chakra.span>{' '}
          or send a mail to <SmartLink to={`mailto:${email}`}>{email}</SmartLink>, and we will point
          the way.
        </Text>
      </Container>
    </>
  );
}
