import type { Alumnus } from './alumni.schema';

/** A former student in the school's own content. */
export type AlumnusProfile = Pick<Alumnus, 'title' | 'name' | 'designation' | 'batch'>;

/** A profile as the list shows it. */
export const alumnusOf = (profile: AlumnusProfile): Alumnus => ({
  ...profile,
  id: '',
  key: profile.name,
  photo: undefined,
});
