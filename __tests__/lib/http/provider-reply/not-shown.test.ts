/** @jest-environment node */
import allowedReply, { plainReply } from '../../../../src/lib/http/provider-reply/allowed-reply';

/** What pages get of a list in which one record has these fields, or `all` have; and what is told of it. */
function replied(fields: object, all = {}) {
  const told: string[] = [];
  const json = [
    { _id: 'a', title: 'Fair', ...all },
    { _id: 'b', title: 'Old', ...fields },
  ];
  const shown = plainReply(json, '/api/events/all/{code}', '', (line) => told.push(line));
  return { ids: (shown as { _id: string }[]).map(({ _id }) => _id), told };
}

it.each([
  { isActive: false },
  { active: 0 },
  { is_active: 'N' },
  { is_active: 'नहीं' },
  { is_active: 'Inactive' },
  { hidden: 'हाँ' },
  { isDeleted: true },
  { deleted: '1' },
  { deleted_at: '2026-04-01 10:00:00' },
  { deletedAt: { $date: '2026-04-01T10:00:00Z' } },
  { status: 'draft' },
  { state: -2 },
  { Status: 'Unpublished' },
  { post_status: 'trash' },
  { status: 'archived' },
  { approved: false },
  { is_approved: 0 },
  { approval_status: 'Pending' },
  { workflow_state: 'Rejected' },
  { removed: true },
  { del_flag: 1 },
  { DeleteFlag: 'Y' },
  { ActiveYN: 'N' },
  { status: 'deleted' },
  { status: 'inactive' },
  { isPublished: false },
  { published: 'false' },
  { visible: false },
  { hidden: 1 },
  { publishedAt: null },
  { published_at: null },
  { status: false },
  { is_publish: '0' },
  { showOnWebsite: 'N' },
  { display: 'no' },
  { Hide: 'Y' },
  { docstatus: 2 },
  { record_status: 'D' },
  { status: 'Withdrawn by parent' },
  { status: 'In-Active' },
  { status: 'Not Approved' },
  { status: 'deactivated' },
  { status: 'हटाया गया' },
  { स्थिति: 'निष्क्रिय' },
  { सक्रिय: 'नहीं' },
  { StatusDesc: 'soft_deleted' },
  { event_status: 'Draft' },
  { moderation_state: 'archived' },
  { approval: 'On hold' },
  { status: 'On hold' },
  { status: 'Pending approval' },
  { status: 'In review' },
  { state: 'Needs approval' },
  { status: 'Not yet approved' },
  { workflow_state: 'To be published' },
  { visibility: 'unlisted' },
  { visible_to: 'staff' },
  { audience: 'Teachers only' },
  { access: 'private' },
  { active: 'f' },
  { ActiveStatus: 'I' },
  { IsEnable: 0 },
  { IsDelete: 'Y' },
  { del_status: 'Deleted' },
  { deleted_by: 12 },
  { publish_up: '2099-01-01 10:00:00' },
  { active_from: '2099-01-01' },
  { unpublish_at: '2020-01-01' },
  { expiry_date: '01/05/2020' },
  { validTill: '2020-01-01T10:00:00Z' },
  { embargo_until: '01/05/2099' },
  { isSoftDeleted: true },
  { is_archive: 1 },
  { archivedAt: '2026-04-01T10:00:00Z' },
  { is_withdrawn: 'Y' },
  { isPublic: 'N' },
  { is_private: 1 },
  { WebDisplay: 'N' },
  { hide_from_website: 1 },
  { visibility: 'staff' },
  { consent: 'Not given' },
  { consent: 'school magazine only' },
  { सहमति: 'नहीं' },
  { gdpr: 0 },
  { parent_consent: 'No' },
  { consentStatus: 'WITHDRAWN' },
  { media_permission: 'N', web_permission: 'No' },
  { opt_out: 1 },
  { doNotPublish: true },
])('leaves out and tells of a record with %j', (fields) => {
  const { ids, told } = replied(fields);
  const [field, value] = Object.entries(fields).at(-1) ?? [];
  expect(ids).toEqual(['a']);
  expect(told).toEqual([
    `1 of 2 records left out: marked as not to be shown, such as by "${field}": ${JSON.stringify(value)}`,
  ]);
});

it.each([
  { isActive: true },
  { active: 1 },
  { active: null },
  { isDeleted: 'N' },
  { deleted_at: null },
  { deleted_at: '' },
  { deleted_at: '0000-00-00 00:00:00' },
  { published: '2026-04-01' },
  { visible: '' },
  { hidden: 0 },
  { status: 'CANCELLED' },
  { status: 'Postponed' },
  { status: 'open' },
  { status: 'closed' },
  { status: 'Waiting list' },
  { status: 'Under way' },
  { status: 'Reviewed' },
  { audience: 'Parents' },
  { audience: 'X' },
  { visibility: 'public' },
  { status: 'active' },
  { status: 0 },
  { status: 'publish' },
  { state: 'Delhi' },
  { displayOnHome: 'N' },
  { show: '7 pm' },
  { docstatus: 0 },
  { record_status: 'A' },
  { status: 'pending' },
  { status: 'Scheduled' },
  { status: 'रद्द' },
  { is_cancelled: 1 },
  { comment_status: 'closed' },
  { sms_status: 'N' },
  { archived_at: null },
  { deleted_by: 0 },
  { publish_up: '2020-01-01 10:00:00' },
  { publish_from: null },
  { publish_down: '2099-01-01' },
  { expires: null },
  { expiry_date: '0000-00-00' },
  { visible_from: '0000-00-00' },
  { delete: true },
  { approved_by: 'Principal' },
  { no: 1 },
  { registration_active: 0 },
  { message_status: 'N' },
  { notification_enabled: false },
  { visibility: 'public' },
  { stage: 'Main stage' },
  { public_holiday: 'N' },
  { hide_date: 1 },
  { photo_count: 0 },
  { consent: 'given by mother' },
  { consent: '2026-04-01' },
  { consent: 'No objection' },
  { consent: null },
  { consent_form: 'N' },
  { download_permission: 'N' },
  { opt_out: 'NULL' },
])('shows a record with %j', (fields) => {
  expect(replied(fields, fields)).toEqual({ ids: ['a', 'b'], told: [] });
});

it.each([
  // Strapi 4, Drupal's JSON:API, and marks beside what holds all other fields.
  [{ attributes: { publishedAt: null } }, { attributes: { publishedAt: '2026-04-01' } }],
  [{ attributes: { status: false } }, { attributes: { status: true } }],
  [{ publishedAt: null, attributes: {} }],
  [
    { isActive: 0, fields: {} },
    { isActive: 1, fields: {} },
  ],
  // Where others are on, 0 is off.
  [{ status: 0 }, { status: 1 }],
  [{ attributes: { Status: '0' } }, { attributes: { Status: '1' } }],
])('leaves %j out, and not %j', (marked, ...others) => {
  const list = [marked, ...others].map((fields, id) => ({ id, ...fields }));
  const told: string[] = [];
  const shown = plainReply(list, '/api/news/all/{code}', '', (line) => told.push(line));
  expect(shown).toHaveLength(others.length);
  expect(told).toHaveLength(1);
});

it.each([[0], [0, 1, 2], [0, 'CANCELLED', 1]])(
  'shows records whose status is %j, which may be any states',
  (...all) => {
    const list = all.map((status, id) => ({ id, title: 'A', status }));
    expect(plainReply(list, '/api/events/all/{code}', '')).toHaveLength(all.length);
  },
);

it('tells by each field, and not by others, whether 0 is off', () => {
  const list = [1, 0].map((status) => ({ title: `${status}`, status, state: 'Delhi' }));
  expect(plainReply(list, '/api/news/all/{code}', '', () => {})).toHaveLength(1);
});

it.each([
  { status: 'Cancelled' },
  { status: 'pending' },
  { status: 'Expired' },
  { status: 'suspended' },
  { status: 'रद्द' },
  { is_cancelled: 1 },
  { status: 'future' },
])('shows no circular, and an event, with %j', (fields) => {
  const shown = (list: string) => plainReply([{ title: 'A', ...fields }], list, '', () => {});
  expect(shown('/api/circular/all/{code}')).toEqual([]);
  expect(shown('/api/Events/All/{code}')).toHaveLength(1);
});

it.each<object>([
  { photo_consent: 'N' },
  { PhotoConsent: 'pending' },
  { image_consent: null },
  { 'फोटो सहमति': 'नहीं' },
  { student: { name: 'Uma Sen', photo_consent: 0 } },
  { consent: { name: true, photo: false } },
  { publish_photo: 'No' },
  { photo_status: 'rejected' },
  { hide_photo: 1 },
  { photo_opt_out: 'Y' },
])('shows a child without her photo, and tells of it, with %j', (fields) => {
  const told: string[] = [];
  const tell = (line: string, left: number) => told.push(`${left}: ${line}`);
  const json = [
    { name: 'Ravi Lal', photo: 'a.webp', image_consent: 'Y' },
    { name: 'Uma Sen', photo: 'b.webp', image_consent: 'Yes', ...fields },
  ];
  expect(plainReply(json, '/api/birthdays/{code}', '', tell)).toMatchObject([
    { name: 'Ravi Lal', attachments: ['a.webp'] },
    { name: 'Uma Sen', attachments: [] },
  ]);
  expect(told).toEqual([expect.stringMatching(/^0: pictures of 1 of 2 records left out: marked/)]);
});

it('shows no child without a consent where others have one', () => {
  const of = (...all: unknown[]) => all.map((consent, id) => ({ name: `Child ${id}`, consent }));
  const shown = (list: object[]) => plainReply(list, '/api/birthdays/{code}', '', () => {});
  expect(shown(of('Y', '', null, 'N/A'))).toMatchObject([{ name: 'Child 0' }]);
  expect(shown(of('', null))).toHaveLength(2);
});

it.each([
  [{ 'Published?': true }, {}],
  [{ 'Show on website': 'Yes' }, { 'Show on website': '' }],
  [{ approved: 'Y' }, { approved: null }],
  [{ photo_consent: 'Yes', consent: 'Yes' }, { photo_consent: 'Yes' }],
])('takes no tick for a no where others say %j', (yes, none) => {
  const list = [yes, none].map((fields, id) => ({ title: `${id}`, ...fields }));
  const told = jest.fn();
  expect(plainReply(list, '/api/news/all/{code}', '', told)).toMatchObject([{ title: '0' }]);
  expect(told).toHaveBeenCalledTimes(1);
});

it('tells which field is missing', () => {
  const tell = jest.fn();
  plainReply([{ title: 'A', active: 1 }, { title: 'B' }], '/api/news/all/{code}', '', tell);
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(/such as by a missing "active"$/), 1);
});

it('says in the log which list is empty since all its records are marked so', async () => {
  const warn = jest.fn();
  const rules = { path: '/api/news/all/{code}', base: '', policy: '', day: '2026-08-10', warn };
  expect(await allowedReply({ data: [{ id: 1, title: 'A', active: 0 }] }, rules)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    '/api/news/all/{code}: 1 of 1 records left out: marked as not to be shown, such as by "active": 0.',
  );
});

it('shows no album that is marked so', () => {
  const tell = jest.fn();
  const album = { data: { id: 1, name: 'Fair', isDeleted: true } };
  expect(plainReply(album, '/api/subGallery', '', tell)).toBeUndefined();
  expect(tell).toHaveBeenCalledTimes(1);
});

it.each(['notification', 'highlight'])('leaves out of the list %s what has ended', (list) => {
  const told: string[] = [];
  const json = [
    { _id: 'a', title: 'Fair', start_date: '2099-01-01', end_date: '2099-01-05' },
    { _id: 'b', title: 'Old', start_date: '2020-01-01', end_date: '2020-01-05' },
    { _id: 'c', title: 'No end', to: 'All parents', endDate: null },
  ];
  const shown = plainReply(json, `/api/${list}/{code}`, '', (line) => told.push(line));
  expect(shown).toMatchObject([{ _id: 'a' }, { _id: 'c' }]);
  expect(told).toEqual([expect.stringContaining('such as by "end_date": "2020-01-05"')]);
});
