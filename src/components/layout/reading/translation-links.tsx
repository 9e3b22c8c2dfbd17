import { Flex } from '#chakra';
import type { Translation } from '../../../content/alternates';
import { SmartLink } from '../../link/smart-link';

/** The ways to the other languages of a page, each named in itself. */
export function TranslationLinks({ others }: { others: readonly Translation[] }) {
  return (
    <Flex as="ul" wrap="wrap" columnGap={5} fontSize="md" _print={{ display: 'none' }}>
      {others.map(({ path, lang, name }) => (
        <li key={path}>
          <SmartLink
            to={path}
            lang={lang}
            hrefLang={lang}
            display="inline-flex"
            alignItems="center"
            minH="target"
            textDecoration="underline"
          >
            {name}
          </SmartLink>
        </li>
      ))}
    </Flex>
  );
}
