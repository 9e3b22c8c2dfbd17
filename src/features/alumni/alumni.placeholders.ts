import type { Alumnus } from './alumni.schema';

/** The four profiles that the page shows when the service has none; invented people. */
export const fixedAlumni: readonly Alumnus[] = [
  profile('Civil Service', 'Ananya Rawat', 'Officer, Indian Administrative Service', 'ISC 2009'),
  profile('Judiciary', 'Kabir Thapliyal', 'Civil Judge, Junior Division', 'ISC 2010'),
  profile('Paramilitary', 'Meher Bisht', 'Assistant Commandant, Border Force', 'ISC 2009'),
  profile('Police', 'Arjun Negi', 'Deputy Superintendent of Police', 'ISC 2010'),
];

function profile(title: string, name: string, designation: string, batch: string): Alumnus {
  return { id: '', key: name, title, name, designation, batch, photo: undefined };
}
