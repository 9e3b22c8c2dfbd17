import { chakra } from '#chakra';
import Search from 'lucide-react/icons/search';
import { Icon } from '../../icon/icon';

/** The way to the search, from every page. The key `/` leads there too, as its title says. */
export function SearchLink() {
  return (
    <chakra.a
      href="/Search"
      aria-label="Search"
      title="Search this site (/)"
      aria-keyshortcuts="/"
      display="grid"
      placeItems="center"
      w="36px"
      h="36px"
      flexShrink={0}
      // Two signs side by side: each has air of its own around it.
      me="-2"
      borderRadius="control"
      color="inherit"
      _hover={{ bg: 'brand.onDeepLine' }}
    >
      <Icon as={Search} size={18} />
    </chakra.a>
  );
}
