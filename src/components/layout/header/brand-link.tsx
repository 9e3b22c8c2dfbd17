import { chakra } from '#chakra';
import { Logo } from '#logo';
import type { SiteData } from '../site-data';
import { isIndic, lengthOf } from './brand-name';
import { brandLinkRecipe } from './brand-link.recipe';

const Anchor = chakra('a', brandLinkRecipe);

export type BrandLinkProps = Pick<SiteData, 'name' | 'shortName' | 'affiliation'>;

/** Logo, name and affiliation: the way home from every page. */
export function BrandLink({ name, shortName, affiliation }: BrandLinkProps) {
  const length = lengthOf(name);
  return (
    <Anchor href="/" data-length={length} data-indic={isIndic(name) ? '' : undefined}>
      <Logo size={52} />
      <span className="words">
        <span className="name">
          {length ? (
            <>
              <span className="short">{shortName}</span>
              <span className="whole">{name}</span>
            </>
          ) : (
            name
          )}
        </span>
        <span className="affiliation">{affiliation}</span>
      </span>
    </Anchor>
  );
}
