import { attachmentsIn } from '../../src/lib/http/attachments';
import { readNotification } from '../../src/features/notifications/notifications.schema';
import { readRegistration } from '../../src/features/registration/registration.schema';
import { checkedMarkup } from '../../src/lib/http/sanitize/markup';
import { ownAddress } from '../../src/lib/own-address';

afterEach(() => {
  delete process.env.GATSBY_BASE;
  document.head.replaceChildren();
});

/** A page of a site below a path, here as on a copy of it at another address. */
function below(base: string) {
  process.env.GATSBY_BASE = base;
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' });
  link.href = `https://office.github.io${base}/Fee`;
  document.head.append(link);
}

it.each([
  ['https://office.github.io/school/Fee?a=b#c', '/Fee?a=b#c'],
  ['http://office.github.io/school/papers/a%20b.pdf', '/papers/a%20b.pdf'],
  ['https://office.github.io/school', '/'],
  ['https://office.github.io/school?a', '/?a'],
  ['https://office.github.io/schools/Fee', undefined],
  ['https://office.github.io/Fee', undefined],
  ['https://office.github.io.evil.example/school/Fee', undefined],
  ['https://office.github.io/school//evil.example', undefined],
  ['https://office.github.io/school/\\evil.example', undefined],
  ['/school/Fee', undefined],
])('%s is %s of the site', (address, own) => {
  expect(ownAddress(address, 'https://office.github.io/school')).toBe(own);
});

it('knows none where it is not known where the site stands', () => {
  expect(ownAddress('https://office.github.io/Fee', '')).toBeUndefined();
});

it('opens the documents of the site in the same tab, below a path and at the root', () => {
  const file = { type: 'PDF', name: '' };
  const elsewhere = { type: 'PDF, new tab', name: '', target: '_blank' };
  const address = 'https://office.github.io/school/papers/fees.pdf';
  below('/school');
  expect(attachmentsIn(address)).toEqual([{ ...file, href: '/school/papers/fees.pdf' }]);
  const other = 'https://office.github.io/other/fees.pdf';
  expect(attachmentsIn(other)).toEqual([{ ...elsewhere, href: other }]);
  document.head.replaceChildren();
  below('');
  expect(attachmentsIn(address)).toEqual([{ ...file, href: '/school/papers/fees.pdf' }]);
});

it('leads within the site from letters, notifications and registrations', () => {
  below('/school');
  const sent = { _id: 'a', title: 'Fees', url: 'https://office.github.io/school/Fee' };
  expect(readNotification(sent)).toMatchObject({ link: { url: '/Fee' } });
  expect(readRegistration(sent)).toMatchObject({ url: '/Fee' });
  const letter = ['https://office.github.io/school/papers/a.pdf', '/Fee', 'https://a.example/'];
  const html = letter.map((href) => `<a href="${href}">Read</a>`).join('');
  const places = [...checkedMarkup(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(places).toEqual(['/school/papers/a.pdf', '/school/Fee', 'https://a.example/']);
});
