import { chakra } from '#chakra';
import { Logo } from '#logo';
import { keepTogether } from '../../../lib/keep-together';
import type { SiteData } from '../site-data';
import { isIndic, lengthOf } from './brand-name';
import { brandLinkRecipe } from './brand-link.recipe';

const Anchor = chakra('a', brandLinkRecipe);

export type BrandLinkProps = Pick<SiteData, 'name' | 'shortName' | 'affiliation'>;

/** Logo, name and affiliation: the way home from every page. */
export function BrandLink({ name, shortName, affiliation }: BrandLinkProps) {
  const length = lengthOf(name);
  return (
    <Anchor href="/" length={length} indic={isIndic(name)}>
      <Logo size={52} />
      <span>
        <span className="name">
          {length === 'ordinary' ? (
            keepTogether(name)
          ) : (
            <>
              <span className="short">{keepTogether(shortName)}</span>
              <span className="whole">{keepTogether(name)}</span>
            </>
          )}
        </span>
        <span className="affiliation">{affiliation}</span>
      </span>
    </Anchor>
  );
}
