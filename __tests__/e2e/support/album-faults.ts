import { plainReply } from '../../../src/lib/http/provider-reply/allowed-reply';
import type { Sent } from '../../../src/lib/http/service-calls';
import { PHOTO_GALLERY, readAlbum } from '../../../src/features/gallery/gallery.schema';
import { brokenReplies, mixedLists } from '../../support/faults';
import type { FaultCase } from './fault-drive';

/** How much of a long title is looked for; the page shows it whole. */
const ENOUGH = 60;

const GO_BACK = ['Go Back'];
const NOT_HERE = [...GO_BACK, 'This album is not here'];
const NOT_LOADED = [...GO_BACK, 'The album could not be loaded'];

/** A service that has no such album says 404; with another failure it may well have it. */
const isAway = (status = 200) => status >= 400 && status !== 404;

/**
 * What can go wrong with the one call of Sub Gallery, whose reply is a single album: the replies
 * that are none, then the album spoilt in every way that a list's records are.
 */
export function albumCases(good: Sent<'Album'>): FaultCase[] {
  const none = [
    ...brokenReplies,
    { name: 'a list instead of an object', body: JSON.stringify([good, good]) },
    { name: 'an object without any field', body: '{}' },
  ].map((fault): FaultCase => ({
    name: fault.name,
    shows: 'placeholder',
    words: 'status' in fault && isAway(fault.status) ? NOT_LOADED : NOT_HERE,
    logged: true,
    reply: () => fault,
  }));
  const cut = (['refused', 'offline', 'redirect'] as const).map((how): FaultCase => ({
    name: how,
    shows: 'placeholder',
    logged: true,
    reply: () => how,
  }));
  const spoilt = mixedLists([good]).flatMap(({ name, records, added }) =>
    records.slice(0, added / 2).map((record, index) => albumCase(`${name} (${index + 1})`, record)),
  );
  const large: Sent<'Album'> = {
    ...good,
    title: 'Ten thousand photos',
    attachments: Array.from({ length: 10_000 }, (_, index) => `pictures/albums/many/${index}.webp`),
  };
  return [...none, ...cut, ...spoilt, albumCase('10,000 photos', large), albumCase('good', good)];
}

/** A spoilt album: its title where it still is an album, and a line in the log where it is none. */
function albumCase(name: string, record: unknown): FaultCase {
  const album = readAlbum(plainReply(record, '/api/subGallery', ''));
  const shown = album?.category === PHOTO_GALLERY;
  return {
    name,
    shows: 'records',
    // A page keeps the album that it once had, whatever comes instead of it later.
    words: shown
      ? [album.title.slice(0, ENOUGH).replace(/\s+/g, ' ').trim()]
      : album
        ? NOT_HERE
        : GO_BACK,
    logged: album === undefined,
    reply: () => ({ name, body: JSON.stringify(record) }),
  };
}
