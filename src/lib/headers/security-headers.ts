/**
 * The headers that every answer of the site carries, whoever hosts it. The policy for content is
 * in `content-security-policy.ts`, because it differs from page to page.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'usb=()',
    'fullscreen=(self)',
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Sent only over https: two years. Sub-domains may be others', and have no certificate. */
export const strictTransportSecurity: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
};
