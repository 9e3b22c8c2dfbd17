import { Box, chakra, Heading } from '#chakra';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Button } from '../../components/button/button';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Icon } from '../../components/icon/icon';
import { inputRecipe } from '../../theme/recipes/controls';
import { HitList } from './hit-list';
import { searchBehaviour } from './search.behaviour';
import { NothingFound } from './nothing-found';

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
          maxLength={100}
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
