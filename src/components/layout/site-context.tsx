import { createContext, useContext } from 'react';
import type { SiteData } from './site-data';

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Gives the pages below it who the school is. */
export const SiteProvider = SiteContext.Provider;

/** Who the school is. Throws outside a `SiteProvider`, which would be a mistake of the page's author. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteProvider above it.');
  return site;
}
