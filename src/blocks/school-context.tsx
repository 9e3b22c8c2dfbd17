import { createContext, useContext } from 'react';
import type { Site } from '../content/site.schema';

/** What blocks show of the school's identity. */
export type School = Pick<
  Site,
  'name' | 'siteUrl' | 'address' | 'phones' | 'email' | 'supportEmail' | 'helpDesk' | 'map'
>;

const SchoolContext = createContext<School | undefined>(undefined);

/** Gives the blocks below it who the school is. */
export const SchoolProvider = SchoolContext.Provider;

/** Who the school is. Throws outside a `BlockList`, which would be a mistake of the page's author. */
export function useSchool(): School {
  const school = useContext(SchoolContext);
  if (!school) throw new Error('useSchool() needs a SchoolProvider above it.');
  return school;
}
