import { albumRecords } from '../../../stories/features/gallery/gallery.examples';

const [first] = albumRecords;
if (!first) throw new Error('There is no example of an album.');

/** An album for its page. */
export const album = first;

/** Where its photographs would be, which the service does not have. */
export const albumFolder = album.attachments[0]?.split('/').slice(0, -1).join('/');

/** The album that `openPageType` serves. */
export const albumPath = `/SubGallery?id=${album._id}`;

/** Documents, each with blocks that the others lack: no block is missing. */
const documentTypes = [
  '/AboutUs',
  '/FeeStructure',
  '/Criteria',
  '/SchoolCalendar',
  '/StudentCouncil',
  '/ErpSoftware',
  '/ISCcriteria',
  '/Infrastructure',
  '/Accessibility',
  '/Disclosure',
] as const;

/** A page of each list whose items look unlike those of the others, and each form. */
const livePageTypes = [
  '/News',
  '/Events',
  '/Circular',
  '/ISCToppers',
  '/Gallery',
  albumPath,
  '/VideoGallery',
  '/PrincipalMessage',
  '/Alumni',
  '/Search',
  '/ContactUs',
  '/Tc',
] as const;

/** One page of every type: the others differ from them in their words alone. */
export const pageTypes = ['/', ...documentTypes, ...livePageTypes] as const;

/** A page of each kind of `Route`, and the front page: what frames all others is the same. */
export const framePages = ['/', '/AboutUs', '/News', '/ContactUs'] as const;

/** Pages of which `shell` asks all that `targets` asks of every page. */
export const richTypes = [...framePages, '/FeeStructure'] as const;

/**
 * Whether all of a page stands there as it comes, which is how `shell` looks at it: over the front page a notice
 * opens, and some of its parts come when they are near; the service has no such album.
 */
export const isWholeInShell = (path: string): boolean => path !== '/' && path !== albumPath;
