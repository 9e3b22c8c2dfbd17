import { Box, chakra, Heading, Text } from '#chakra';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Button } from '../../components/button/button';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Icon } from '../../components/icon/icon';
import { inputRecipe } from '../../components/form/input.recipe';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import { useSite } from '../../components/layout/site-context';
import { longestQuery } from './longest-query';
import { searchBehaviour } from './search.behaviour';

const Input = chakra('input', inputRecipe);

/**
 * The field, and the places for what is found; the behaviour fills them. Without scripts the form
 * leads back to this page, on which every page is listed below.
 */
export function SearchBox() {
  const box = useRef<HTMLDivElement>(null);
  useBehaviour(box, searchBehaviour);
  return (
    <Box ref={box} maxW="text">
      <chakra.form role="search" action="/Search" display="flex" gap={2}>
        <Input
          type="search"
          name="q"
          aria-label="Search this site"
          placeholder="When is the fee due?"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestQuery}
          fontSize="lg"
          // The page has no other purpose, and its title says so.
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the purpose of the page (WCAG allows it)
          autoFocus
        />
        <Button type="submit" aria-label="Search" size="icon" flex="none">
          <Icon as={Search} />
        </Button>
      </chakra.form>
      <chakra.p role="status" textStyle="small" color="ink.muted" minH="28px" mt={2} />
      <Box as="section" data-found="pages" hidden mt={4} aria-label="Pages and papers">
        <HitList />
      </Box>
      <Box as="section" data-found="records" hidden mt={8} aria-labelledby="found-records">
        <Heading as="h2" id="found-records" textStyle="h3" mb={2}>
          News, events and circulars
        </Heading>
        <HitList />
      </Box>
      <NothingFound />
    </Box>
  );
}

/** One hit: the whole of it is a link. */
const Hit = chakra('li', {
  base: {
    position: 'relative',
    py: 4,
    borderTop: 'hairline',
    _last: { borderBottom: 'hairline' },
    _hover: { bg: 'surface.sunken' },
    '& mark': { bg: 'accent.soft', color: 'inherit', fontWeight: 'semibold' },
    '& [data-excerpt]:empty': { display: 'none' },
  },
});

/** A list with the template of its rows: the behaviour clones it and fills its three parts in their order. */
function HitList() {
  return (
    <Box as="ol" listStyleType="none">
      <Hit>
        <Text textStyle="small" color="ink.muted" />
        <SmartLink
          to="/"
          dir="auto"
          variant="overlay"
          color="brand"
          fontWeight="semibold"
          fontSize="lg"
        >
          {''}
        </SmartLink>
        <Text dir="auto" textStyle="small" mt={1} data-excerpt="" />
      </Hit>
    </Box>
  );
}

/** What to try, and whom to ask, where nothing was found. */
function NothingFound() {
  const { phones, email, paths } = useSite();
  const phone = phones[0]?.number ?? '';
  return (
    <Box data-nothing="" hidden mt={4}>
      <Text>
        Try fewer words, or another word for the same: “fee” for “payment”, “holiday” for
        “vacation”. All pages are listed below.
      </Text>
      <Text mt={3}>
        Or ask us: ring{' '}
        <SmartLink to={telHref(phone)} whiteSpace="nowrap">
          {phone}
        </SmartLink>
        ,{' '}
        {paths.includes('/ContactUs') ? (
          <>
            <SmartLink to="/ContactUs">write to us</SmartLink>{' '}
          </>
        ) : null}
        or send a mail to <SmartLink to={`mailto:${email}`}>{email}</SmartLink>.
      </Text>
    </Box>
  );
}
