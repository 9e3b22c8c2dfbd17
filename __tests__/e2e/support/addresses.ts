const firstPort = Number(process.env.E2E_PORT ?? 9100);
const originAt = (port: number) => `http://localhost:${port}`;

/** Where the served build stands while the browser tests run; `E2E_PORT` moves all of the servers. */
export const sitePort = firstPort;
export const siteOrigin = originAt(sitePort);

/** Where the built Storybook stands. */
export const storybookPort = firstPort + 1;
export const storybookOrigin = originAt(storybookPort);

/** Where the site with its lists as files stands, on a host of files alone. */
export const staticPort = firstPort + 2;

/** Where the site stands that was built from what the editor saved. */
export const editedPort = firstPort + 3;

/** Where the two schools of the fixtures stand: one with its content service, one as files. */
export const servedSchoolPort = firstPort + 4;
export const servedSchoolOrigin = originAt(servedSchoolPort);
export const staticSchoolPort = firstPort + 5;
export const staticSchoolOrigin = originAt(staticSchoolPort);

/** Where the served build stands for the browsers that Playwright does not drive itself. */
export const browsersPort = firstPort + 6;

/** Where the site stands whose pages have no lists in them. */
export const withoutListsPort = firstPort + 8;

/** Where the site stands that is built for a path of its host. */
export const belowPort = firstPort + 9;
export const basePath = '/school';

/** Where nginx and Apache stand, one after the other. */
export const hostsPort = firstPort + 7;

/**
 * The moment at which every browser test takes place: a Friday morning in Dehradun, or what a step of
 * `npm test -- days` chooses.
 */
export const frozenInstant = process.env.E2E_NOW ?? '2026-11-20T09:00:00+05:30';

/** Where the visitor's device is. */
export const deviceZone = process.env.E2E_TIMEZONE || 'Asia/Kolkata';

/** Where the school stands whose service is started anew for each circular. */
export const pushPort = firstPort + 10;
export const pushOrigin = originAt(pushPort);
