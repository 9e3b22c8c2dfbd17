import { createClient } from '../../src/http/client';
import { policyText, openPolicy } from '../../src/privacy/policy';
import { nameMarks } from '../../src/privacy/name-marks';

afterEach(() => {
  document.head.innerHTML = '';
});

/** What the page gets of a list; without `headers`, of a provider that knows no rules. */
async function birthdays(privacy: string, headers: HeadersInit = {}): Promise<unknown> {
  document.head.innerHTML = `<meta name="school" content="DHS" data-privacy="${privacy}">`;
  const records = [
    { _id: '1', name: 'Asha Rani Menon', attachments: ['pictures/asha.webp'] },
    { _id: '2', name: 'Kabir Lal', attachments: ['pictures/kabir.webp'] },
  ];
  const client = createClient({
    baseUrl: '',
    schoolCode: 'DHS',
    fetch: () => Promise.resolve(new Response(JSON.stringify(records), { headers })),
  });
  return client.getList({ name: 'Birthday list', path: '/api/birthdays/{code}' });
}

it('shows what a provider sends where the school has no rules', async () => {
  await expect(birthdays('')).resolves.toMatchObject([
    { name: 'Asha Rani Menon' },
    { name: 'Kabir Lal' },
  ]);
});

it('holds a provider’s lists to the rules of the school', async () => {
  const policy = {
    ...openPolicy,
    birthdays: { name: 'initials', picture: 'drawing' } as const,
    withdrawn: nameMarks('asha rani menon'),
  };
  await expect(birthdays(policyText(policy))).resolves.toEqual([
    expect.objectContaining({ name: 'K. L.', attachments: [] }),
  ]);
});

it('takes the word of a service that holds to the rules itself', async () => {
  const list = birthdays('birthdays=initials,drawing', { 'Privacy-Rules': 'kept' });
  await expect(list).resolves.toMatchObject([{ name: 'Asha Rani Menon' }, { name: 'Kabir Lal' }]);
});
