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
  alert: alertSchema,
  brand: brandSchema,
  privacy: privacySchema,
  search: searchSchema,
  opening: openingSchema,
} as const;

/** The name of one of them. */
export type FileName = keyof typeof fileSchemas;
