import { Box, chakra, Heading, Text } from '#chakra';
import { useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { Button } from '../../button/button';
import { inputRecipe } from '../../form/input.recipe';
import { useBehaviour } from '../../hooks/use-behaviour';
import { Container } from '../../section/container';
import { SmartLink } from '../../link/smart-link';
import { telHref } from '../../link/tel-href';
import { Card } from '../../card/card';
import { Icon } from '../../icon/icon';
import type { MenuItem } from '../../../content/menu';
import { tilesRecipe } from '../../card/tiles.recipe';
import { PageTop } from '../reading/page-top';
import { useSite } from '../site-context';
import { GroupList } from './group-list';
import { menuPages, nearestPages } from './nearest-paths';
import { wrongAddressBehaviour } from './wrong-address.behaviour';

export interface NotFoundProps {
  /** The paths of all pages, also of those outside the menu. */
  paths: readonly string[];
}

/** How many pages are offered; the place for them is there from the start. */
const offered = 3;

/**
 * The help at every wrong address, which is not known while the page is built: the quick links stand in
 * the place of the nearest pages.
 */
export function NotFound({ paths }: NotFoundProps) {
  const { menu, phones, email, quickLinks, paths: sitePaths } = useSite();
  const help = useRef<HTMLDivElement>(null);
  useBehaviour(help, wrongAddressBehaviour);
  const pages = menuPages(menu);
  const others = paths.filter((path) => pages.every((page) => page.path !== path));
  // What most visitors look for, until the script knows the address.
  const wanted = quickLinks.flatMap(({ to }) => pages.find(({ path }) => path === to) ?? []);
  const phone = phones[0]?.number ?? '';
  return (
    <div ref={help} data-paths={others.join(' ') || undefined}>
      <PageTop
        crumb="Page not found"
        title="This page is not here"
        lead="It may have moved, or the address may be mistyped. No harm done: what you are looking for is probably one of these."
      />
      <Container pt={{ base: 6, md: 10 }} pb={{ base: 12, lg: 16 }}>
        <Box as="section" aria-label="Pages you may have meant" data-near="">
          <PageTiles pages={nearestPages('', [...wanted, ...pages], offered)} />
        </Box>
        {sitePaths.includes('/Search') ? <SearchField /> : null}
        <Heading as="h2" textStyle="h2" mt={{ base: 12, md: 16 }} mb={{ base: 5, md: 6 }}>
          All pages of this site
        </Heading>
        <GroupList menu={menu} />
        <Text mt={{ base: 12, md: 16 }} maxW="text">
          {sitePaths.includes('/ContactUs') ? (
            <>
              Still not found? <SmartLink to="/ContactUs">Write to us</SmartLink>, ring{' '}
            </>
          ) : (
            'Still not found? Ring '
          )}
          <chakra.span whiteSpace="nowrap">
            <SmartLink to={telHref(phone)}>{phone}</SmartLink>
          </chakra.span>{' '}
          or send a mail to <SmartLink to={`mailto:${email}`}>{email}</SmartLink>, and we will point
          the way.
        </Text>
      </Container>
    </div>
  );
}

const Input = chakra('input', inputRecipe);

/** Leads to the search with what is typed; the behaviour fills in the words of the address. */
function SearchField() {
  return (
    <chakra.form role="search" action="/Search" display="flex" gap={2} maxW="text" mt={8}>
      <Input type="search" name="q" aria-label="Search this site" maxLength={100} />
      <Button type="submit" aria-label="Search" size="icon" flex="none">
        <Icon as={Search} />
      </Button>
    </chakra.form>
  );
}

const Tiles = chakra('ul', tilesRecipe);

/** Pages as tiles of one height, so that others may take their place without moving anything. */
function PageTiles({ pages }: { pages: readonly MenuItem[] }) {
  return (
    <Tiles least="lg">
      {pages.map(({ path, title }) => (
        <Card
          as="li"
          key={path}
          interactive
          padding="sm"
          display="flex"
          alignItems="center"
          gap={3}
          h="72px"
        >
          <chakra.span flex={1}>
            <SmartLink to={path} variant="overlay" fontWeight="semibold" color="brand">
              {title}
            </SmartLink>
          </chakra.span>
          <chakra.span color="accent.text" flexShrink={0}>
            <Icon as={ArrowRight} />
          </chakra.span>
        </Card>
      ))}
    </Tiles>
  );
}
