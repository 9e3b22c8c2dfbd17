/** @jest-environment node */
import {
  apacheFolders,
  apacheItemRules,
  apacheRules,
} from '../../../src/build/hosting/apache-rules';
import { headerRules } from '../../../src/build/hosting/header-rules';
import { type Headers, hostRules } from '../../../src/build/hosting/host-rules';
import { nginxRules } from '../../../src/build/hosting/nginx-rules';
import { redirectRules } from '../../../src/build/hosting/redirect-rules';

const pages = [
  { path: '/', html: '<style>home</style>' },
  { path: '/Fee', html: '<script>fee()</script>' },
  { path: '/ICSEresult', html: '<style>icse</style>' },
  { path: '/Gallery', html: '<script>list()</script>' },
  { path: '/SubGallery', html: '<script>album()</script>' },
  { path: '/edit', html: '<script>editor()</script>' },
  { path: '/edit/help', html: '<p>help</p>' },
];
const redirects = {
  moved: [
    { from: '/OldFees', to: '/Fee' },
    { from: '/fees.php', to: '/Fee' },
  ],
  gone: ['/Hostel'],
};
const rules = hostRules(pages, { frameOrigins: ['https://maps.example'] }, redirects, true);
const script = 'app-f06b16f6fc0d8f7081a0.js';

/** What a host sends for an address: its headers, or where it sends the visitor. */
type Answer = { headers: Headers } | { to: string } | { status: 404 | 410 };

const unquoted = (text: string) => text.replace(/\\(.)/g, '$1');

/** Reads `_headers` and `_redirects` as Netlify and Cloudflare do. */
function netlify(address: string): Answer {
  const line = redirectRules(
    pages.map(({ path }) => path),
    redirects,
  )
    .split('\n')
    .map((text) => text.split(' '))
    .find(([from]) => from === address);
  if (line?.[2] === '410') return { status: 410 };
  if (line?.[1]) return { to: line[1] };
  const headers: Record<string, string> = {};
  for (const block of headerRules(rules, [script]).split('\n\n')) {
    const [path = '', ...lines] = block.trim().split('\n');
    const expression = path.replace('*', '.*').replace(/:\w+/, '[^/]+');
    const fits = new RegExp(`^${expression}$`).test(address);
    if (fits)
      Object.assign(headers, Object.fromEntries(lines.map((one) => one.trim().split(/: (.*)/s))));
  }
  return { headers };
}

/** Reads the include of nginx: exact first, then `^~` prefixes, then expressions, then the rest. */
function nginx(address: string): Answer {
  const found = [
    ...nginxRules(rules).matchAll(/^location (?:(=|\^~|~\*|~) )?(\S+) \{([^]*?)\n?\}$/gm),
  ];
  const order = ['=', '^~', '~', '~*', undefined];
  const fits: Record<string, (path: string) => boolean> = {
    '=': (path) => path === address,
    '^~': (path) => address.startsWith(path),
    '~': (path) => new RegExp(path).test(address),
    '~*': (path) => new RegExp(path, 'i').test(address),
    undefined: (path) => address.startsWith(path),
  };
  const [best] = found
    .filter(([, how, path = '']) => fits[String(how)]?.(path.replace(/^"|"$/g, '')))
    .sort(([, a], [, b]) => order.indexOf(a) - order.indexOf(b));
  const body = best?.[3] ?? '';
  const to = /return 301 ([^$;]+)/.exec(body)?.[1];
  if (to) return { to };
  if (body.includes('return 404')) return { status: 404 };
  if (body.includes('return 410')) return { status: 410 };
  const lines = [...body.matchAll(/add_header (\S+) "((?:[^"\\]|\\.)*)" always;/g)];
  return {
    headers: Object.fromEntries(lines.map(([, name, value = '']) => [name, unquoted(value)])),
  };
}

/** Reads `.htaccess` line by line. */
function apache(address: string): Answer {
  const lines = apacheRules(rules).split('\n');
  for (const [index, line] of lines.entries()) {
    const [, pattern = '', to = ''] =
      /^RewriteRule "([^"]+)" "([^"]+)" \[NC,R=301/.exec(line) ?? [];
    const [, not] = /"!([^"]+)"$/.exec(lines[index - 1] ?? '') ?? [];
    if (!to || (not !== undefined && new RegExp(not).test(`GET ${address} HTTP/1.1`))) continue;
    if (new RegExp(pattern, 'i').test(address.slice(1))) return { to };
  }
  const hidden = lines.some((line, index) => {
    // What depends on the disk is for real servers to answer.
    if (lines[index - 1]?.startsWith('RewriteCond')) return false;
    const [, pattern] = /^RewriteRule "([^"]+)" - \[R=404,L\]$/.exec(line) ?? [];
    return pattern !== undefined && new RegExp(pattern).test(address.slice(1));
  });
  if (hidden) return { status: 404 };
  const isGone = lines.some((line) => {
    const [, pattern] = /^RewriteRule "([^"]+)" - \[NC,R=410,L\]$/.exec(line) ?? [];
    return pattern !== undefined && new RegExp(pattern, 'i').test(address.slice(1));
  });
  if (isGone) return { status: 410 };
  return { headers: apacheHeaders(address) };
}

/** The file that Apache sends for an address, and the texts that stand for it from the root on. */
function apacheFile(address: string): { name: string; texts: string[] } {
  const folders = new Map(apacheFolders(rules));
  folders.set('/Gallery/annual-day', apacheItemRules(folders.get('/SubGallery') ?? ''));
  const isPage = folders.has(address) || address === '/';
  const file = isPage ? `${address.replace(/\/$/, '')}/index.html` : address;
  const above = file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  const texts = above.slice(2).map((folder) => folders.get(folder) ?? '');
  return { name: file.split('/').at(-1) ?? '', texts: [apacheRules(rules), ...texts] };
}

/** The headers: what is nearer to the file goes before, and in one text what sections say of it. */
function apacheHeaders(address: string): Headers {
  const { name: file, texts } = apacheFile(address);
  const plain: Record<string, string> = {};
  const ofFile: Record<string, string> = {};
  for (const text of texts) {
    let fits: boolean | undefined;
    for (const line of text.split('\n')) {
      const [, kind, pattern = ''] = /^<(Files|FilesMatch) "(.+)">$/.exec(line) ?? [];
      if (kind) fits = kind === 'Files' ? pattern === file : new RegExp(pattern).test(file);
      if (/^<\/Files/.test(line)) fits = undefined;
      const [, name, value = ''] = /^Header always set (\S+) "((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
      if (!name || fits === false) continue;
      (fits ? ofFile : plain)[name] = unquoted(value).replaceAll('%%', '%');
    }
  }
  return { ...plain, ...ofFile };
}

it('leaves no header of Apache to a condition, which LiteSpeed passes over', () => {
  const texts = [apacheRules(rules), ...apacheFolders(rules).values()];
  for (const text of texts) {
    expect(text).not.toMatch(/expr=|env=|<If |^Options /m);
    // What stands outside of a section for files is right for every address.
    expect(text.replace(/<Files[^]*?<\/Files\w*>/g, '')).not.toContain(
      text === texts[0] ? 'immutable' : "Content-Security-Policy \"default-src 'none'; script",
    );
  }
  expect(texts[0]?.replace(/<Files[^]*?<\/Files\w*>/g, '')).not.toMatch(/no-store|noindex/);
});

it('needs no module of Apache', () => {
  let depth = 0;
  for (const line of apacheRules(rules).split('\n')) {
    if (line.startsWith('<IfModule')) depth += 1;
    else if (line === '</IfModule>') depth -= 1;
    else if (depth === 0 && line) expect(line).toMatch(/^(AddDefaultCharset|ErrorDocument) /);
  }
});

const hosts = { 'Netlify and Cloudflare': netlify, nginx, Apache: apache };

describe.each(Object.entries(hosts))('%s', (_, ask) => {
  it.each(['/', '/Fee', '/ICSEresult', '/papers/a.pdf', `/${script}`, '/icons/icon-192.png'])(
    'sends the headers that guard every answer with %s',
    (address) => {
      expect(ask(address)).toMatchObject({ headers: rules.everywhere });
      expect(Object.keys(rules.everywhere)).toEqual(
        expect.arrayContaining([
          'Strict-Transport-Security',
          'Referrer-Policy',
          'Permissions-Policy',
          'Cross-Origin-Opener-Policy',
          'Cross-Origin-Resource-Policy',
          'X-Content-Type-Options',
        ]),
      );
    },
  );

  it.each(rules.pages)('sends $path with the policy of its own code', ({ path, headers }) => {
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(ask(path)).toMatchObject({ headers });
  });

  it('sends an album’s own page with the policy of albums, which no search is to find', () => {
    const { headers } = rules.pages.find(({ path }) => path === '/SubGallery') ?? {};
    expect(ask('/Gallery/annual-day')).toMatchObject({
      headers: { ...headers, 'X-Robots-Tag': 'noindex' },
    });
    expect(ask('/Gallery')).not.toHaveProperty(['headers', 'X-Robots-Tag']);
    expect(ask('/Gallery/annual-day/card.jpg')).not.toHaveProperty(['headers', 'X-Robots-Tag']);
  });

  it.each(['/edit', '/edit/help', '/edit/preview.json', '/edit/config.json', '/edit/main.js'])(
    'keeps %s out of searches',
    (address) => {
      expect(ask(address)).toMatchObject({ headers: { 'X-Robots-Tag': 'noindex' } });
    },
  );

  it('keeps no page whose address only begins like the editor’s out of searches', () => {
    expect(ask('/editors.html')).not.toHaveProperty(['headers', 'X-Robots-Tag']);
  });

  it('lets our pages embed documents, and nobody else', () => {
    expect(ask('/papers/a.pdf')).toMatchObject({ headers: rules.documents });
    expect(ask('/papers/a.pdf')).not.toHaveProperty(['headers', 'X-Frame-Options']);
  });

  it('lets browsers keep what never changes, and ask anew for what brings updates', () => {
    expect(ask(`/${script}`)).toMatchObject({ headers: rules.hashed });
    expect(ask('/static/a/dawn.webp')).toMatchObject({ headers: rules.hashed });
    expect(ask('/sw.js')).toMatchObject({ headers: { 'Cache-Control': 'no-cache' } });
    for (const path of ['/offline.js', '/alert.json']) {
      expect(ask(path)).toMatchObject({ headers: { 'Cache-Control': 'no-cache' } });
    }
  });

  it.each([
    ['/fee', '/Fee'],
    ['/fee/', '/Fee'],
    ['/icseresult', '/ICSEresult'],
    ['/OldFees', '/Fee'],
    ['/OldFees/', '/Fee'],
    ['/oldfees', '/Fee'],
    ['/fees.php', '/Fee'],
  ])('sends %s to %s', (wrong, right) => {
    expect(ask(wrong)).toEqual({ to: right });
  });

  it.each(['/Hostel', '/Hostel/', '/hostel'])('says that %s is gone', (address) => {
    expect(ask(address)).toEqual({ status: 410 });
  });
});

describe.each(Object.entries({ nginx, Apache: apache }))(
  '%s, which can compare without regard to capitals',
  (_, ask) => {
    it.each([
      ['/FEE', '/Fee'],
      ['/Fee/', '/Fee'],
      ['/IcseResult/index.html', '/ICSEresult'],
      ['/index.html', '/'],
    ])('sends %s to %s', (wrong, right) => {
      expect(ask(wrong)).toEqual({ to: right });
    });

    it.each(['/_headers', '/_redirects', '/.htaccess'])('keeps %s to itself', (address) => {
      expect(ask(address)).toEqual({ status: 404 });
    });

    it('never sends a right address anywhere', () => {
      for (const { path } of pages) expect(ask(path)).not.toHaveProperty('to');
    });
  },
);
