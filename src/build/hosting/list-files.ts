/** Lists that name pupils, with class, marks and portrait: kept by no browser and found by no search. */
const namingPupils = ['birthdays', 'topper'];

const others = (
  'news principalMessage message notification events calendar onlineRegistration gallery subGallery ' +
  'highlight circular video testimonials'
).split(' ');

/** The folders of lists that stand in the site as files (`npm run build -- --lists`). */
export const listFolders = [
  ...namingPupils.map((name) => ({ path: `/api/${name}/`, namesPupils: true })),
  ...others.map((name) => ({ path: `/api/${name}/`, namesPupils: false })),
];

/** Where those of their documents are that pages embed. */
export const listDocuments = '/api/image/papers/';

/** Whether the site that is built has its lists as files. */
export const listsAreFiles = () => process.env.GATSBY_LISTS === 'files';
