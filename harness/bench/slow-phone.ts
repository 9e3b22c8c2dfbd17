/** The screen of the measured phone: the one of Lighthouse's mobile runs. */
export const phoneScreen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const bytesPerKilobit = 1024 / 8;

/**
 * Slow 4G: 150 ms of round trip, 1.6 Mbit/s down and 750 kbit/s up. DevTools delays each request
 * once, not each round trip, and counts no headers of packets; the factors 3.75 and 0.9 with which
 * Lighthouse makes up for that are from
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: Math.floor(1.6 * 1024 * 0.9 * bytesPerKilobit),
  uploadThroughput: Math.floor(750 * 0.9 * bytesPerKilobit),
};
