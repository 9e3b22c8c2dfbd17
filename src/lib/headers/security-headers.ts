/**
 * The headers that every answer of the site carries, whoever hosts it. The policy for content is
 * in `content-security-policy.ts`, because it differs from page to page.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...[
      'accelerometer',
      'browsing-topics',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
    ],
    ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
  ]
    .map((name) => `${name}=(), `)
    .join('')
    .concat('fullscreen=(self)'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** How far a visit makes browsers ask by https alone: https://www.rfc-editor.org/rfc/rfc6797, https://hstspreload.org */
export const httpsExtents = ['this-site', 'subdomains', 'preload'] as const;
export type HttpsExtent = (typeof httpsExtents)[number];

const directives: Readonly<Record<HttpsExtent, string>> = {
  'this-site': '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Sent only over https: two years. Sub-domains may be others', and have no certificate, unless the school says so. */
export const strictTransportSecurity = (
  extent: HttpsExtent = 'this-site',
): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': `max-age=63072000${directives[extent]}`,
});
