import type { Alumnus } from './alumni.schema';

/** A former student as the school's own content tells of them. */
export type AlumnusProfile = Pick<Alumnus, 'title' | 'name' | 'designation' | 'batch'>;

/** A profile as the list shows it. */
export const alumnusOf = (profile: AlumnusProfile): Alumnus => ({
  ...profile,
  id: '',
  key: profile.name,
  photo: undefined,
});
