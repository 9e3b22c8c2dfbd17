import { Box, chakra, Heading } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';
import type { LoadedBlock } from '../../content/block-registry';
import type { MenuGroup } from '../../content/menu';
import type { ContentPage } from '../../content/page.schema';
import { tilesRecipe } from '../../components/card/tiles.recipe';

const Groups = chakra('div', tilesRecipe);

/** A page with the headings that links can lead to. */
export interface ContentsEntry {
  path: string;
  title: string;
  headings: readonly { id: string; text: string }[];
}

/** A page in the table of contents; where a page leads on to others is nothing that stands on it. */
function contentsEntry(page: ContentPage<LoadedBlock>): ContentsEntry {
  const onward = new Set(page.blocks.flatMap(({ kind, id }) => (kind === 'links' ? [id] : [])));
  const headings = page.headings.filter(({ id }) => !onward.has(id));
  return { path: page.path, title: page.title, headings };
}

/** The table of contents as it stands at a path: every other page that has something to read. */
export const contentsEntries = (pages: readonly ContentPage<LoadedBlock>[], here: string) =>
  pages.filter(({ path, isEmpty }) => path !== here && !isEmpty).map(contentsEntry);

const Entry = ({ path, title, headings }: ContentsEntry) => (
  <Box as="li" mt={3}>
    <SmartLink to={path} variant="plain" fontWeight="semibold">
      {title}
    </SmartLink>
    {headings.length > 0 ? (
      <chakra.ul listStyleType="none" textStyle="small">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <SmartLink
              to={`${path}#${id}`}
              variant="plain"
              color="ink.muted"
              display="block"
              py="3px"
            >
              {text}
            </SmartLink>
          </li>
        ))}
      </chakra.ul>
    ) : null}
  </Box>
);

export interface SiteContentsProps {
  menu: readonly MenuGroup[];
  entries: readonly ContentsEntry[];
}

const byTitle = (one: ContentsEntry, other: ContentsEntry) =>
  one.title.localeCompare(other.title, 'en');

/**
 * The table of contents of the whole site: its groups, their pages, and what stands on each. Pages
 * of no group stand by their titles: the order in which a build read them differs between builds.
 */
export function SiteContents({ menu, entries }: SiteContentsProps) {
  const inMenu = new Set(menu.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  const groups = [
    ...menu.map(({ name, pages }) => ({
      name,
      pages: pages.flatMap(({ path }) => entryOf.get(path) ?? []),
    })),
    { name: 'More', pages: entries.filter(({ path }) => !inMenu.has(path)).sort(byTitle) },
  ].filter(({ pages }) => pages.length > 0);
  return (
    <Box
      as="section"
      aria-labelledby="all-pages"
      mt={{ base: 12, md: 16 }}
      // What the address asks for will stand above (`islands/boot/searching.ts`).
      css={{ '[data-searching] &': { visibility: 'hidden' } }}
    >
      <Heading as="h2" id="all-pages" textStyle="h2" mb={{ base: 5, md: 6 }}>
        All pages
      </Heading>
      <Groups rowGap={{ base: 8, md: 10 }} alignItems="start">
        {groups.map(({ name, pages }) => (
          <section key={name}>
            <Heading as="h3" textStyle="h3">
              {name}
            </Heading>
            <chakra.ul listStyleType="none">
              {pages.map((entry) => (
                <Entry key={entry.path} {...entry} />
              ))}
            </chakra.ul>
          </section>
        ))}
      </Groups>
    </Box>
  );
}
