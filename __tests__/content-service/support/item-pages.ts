/** A built page as the service finds it: what it needs for items, and a little more. */
function builtPage(name: string, template: string): string {
  const site = 'https://www.school.example';
  const meta = Object.entries({
    'og:site_name': 'Deodar Hill School',
    'og:title': `${name} - Deodar Hill School`,
    'og:description': 'The list.',
    'og:url': `${site}/${name}`,
    'og:image': `${site}/cards/${name}.jpg`,
    'og:image:alt': `${name}.`,
  }).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="description" content="The list.">',
    ...meta,
    `<meta name="twitter:image" content="${site}/cards/${name}.jpg">`,
    `<meta name="twitter:image:alt" content="${name}.">`,
    `<title>${name} - Deodar Hill School</title><link rel="canonical" href="${site}/${name}">`,
    '<script>boot()</script><style>a{}</style></head>',
    `<body><main>${template}<div data-island="list">…</div></main></body></html>`,
  ].join('');
}

/** The page of circulars. */
export const circularPage = builtPage(
  'Circular',
  '<template data-item=""><article><h2 data-part="title"></h2><p data-part="detail"></p>' +
    '<p data-part="text"><a class="link" href="https://school.example">school</a></p>' +
    '<a data-part="paper" href="/Circular"><svg></svg><span data-part="paper-name">Open</span></a>' +
    '</article></template>',
);

/** The page of one album. */
export const albumPage = builtPage(
  'SubGallery',
  '<template data-item="noscript"><h2 data-part="title"></h2><p data-part="detail"></p>' +
    '<p data-part="text"><a href="/Gallery">An address in it</a></p></template>',
);
