import {
  clearContactDraft,
  CONTACT_DRAFT_KEY,
  isDraftOver,
  readContactDraft,
  saveContactDraft,
} from '../../../src/features/contact/contact.draft';
import { contactExample } from '../../../stories/features/contact/contact.examples';
import { createIdempotencyKeys } from '../../../src/features/contact/contact.key';
import { emptyContactMessage, HONEYPOT_FIELD } from '../../../src/features/contact/contact.schema';

beforeEach(() => window.sessionStorage.clear());

describe('the key', () => {
  it('stays while the message stays, and changes with it', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor(contactExample);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.keyFor({ ...contactExample })).toBe(first);
    const second = keys.keyFor({ ...contactExample, subject: 'Other' });
    expect(second).not.toBe(first);
    keys.reset();
    expect(keys.keyFor({ ...contactExample, subject: 'Other' })).not.toBe(second);
  });
});

describe('the draft', () => {
  it('outlives the page until it is cleared, and holds the five fields only', () => {
    const typed = { ...contactExample, [HONEYPOT_FIELD]: 'robot', extra: 'x' };
    saveContactDraft(typed);
    expect(Object.keys(window.sessionStorage)).toEqual([CONTACT_DRAFT_KEY]);
    expect(JSON.parse(window.sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '')).toEqual({
      ...contactExample,
      typedAt: expect.any(Number) as unknown,
    });
    expect(readContactDraft()?.message).toEqual(contactExample);
    clearContactDraft();
    expect(window.sessionStorage).toHaveLength(0);
    expect(readContactDraft()).toBeUndefined();
  });

  it('is not kept of an empty form', () => {
    saveContactDraft(contactExample);
    saveContactDraft({ ...emptyContactMessage, name: '  ' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '[]', '7', '{"name":{"a":1},"phone":null}'])(
    'that was spoilt (%s) holds nothing, or is over',
    (stored) => {
      window.sessionStorage.setItem(CONTACT_DRAFT_KEY, stored);
      const draft = readContactDraft();
      expect(draft === undefined || isDraftOver(draft.typedAt)).toBe(true);
    },
  );

  it('harms nothing when the storage is blocked or full', () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const broken = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(fail),
    );
    expect(() => saveContactDraft(contactExample)).not.toThrow();
    expect(() => clearContactDraft()).not.toThrow();
    expect(readContactDraft()).toBeUndefined();
    for (const one of broken) {
      expect(one).toHaveBeenCalled();
      one.mockRestore();
    }
  });
});
