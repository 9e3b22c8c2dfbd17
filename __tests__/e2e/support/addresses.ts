/** Where the served build and the workshop stand while the browser tests run. */
export const sitePort = Number(process.env.E2E_PORT ?? 9100);
export const siteOrigin = `http://localhost:${sitePort}`;
export const workshopPort = sitePort + 1;
export const workshopOrigin = `http://localhost:${workshopPort}`;

/**
 * The moment at which every browser test takes place: a Friday morning in Dehradun, or what
 * `npm run test:instants` chooses.
 */
export const frozenInstant = process.env.E2E_NOW ?? '2026-11-20T09:00:00+05:30';

/** Where the visitor's device is. */
export const deviceZone = process.env.E2E_TIMEZONE ?? 'Asia/Kolkata';
