import { alertSchema } from './alert.schema';
import { brandSchema } from './brand.schema';
import { homeSchema } from './home.schema';
import { navigationSchema } from './navigation.schema';
import { openingSchema } from './opening/opening.schema';
import { privacySchema } from './privacy/privacy.schema';
import { searchSchema } from './search.schema';
import { siteSchema } from './site.schema';

/** The files of the content folder that stand alone, `site` being `site.yaml`, and what each must hold. */
export const fileSchemas = {
  site: siteSchema,
  navigation: navigationSchema,
  home: homeSchema,
  /** What stands above every page; none where it is left out or empty. */
  alert: alertSchema,
  /** How the school looks; as the sample school where it is left out. */
  brand: brandSchema,
  /** What the site shows of children; everything where it is left out. */
  privacy: privacySchema,
  search: searchSchema,
  /** When school and office are open; nothing is said of today where it is left out. */
  opening: openingSchema,
} as const;

/** The name of one of them. */
export type FileName = keyof typeof fileSchemas;
