/** How a child is named: 'Asha Rani Menon', 'Asha M.', 'A. R. M.', or not at all. */
export const nameForms = ['full', 'given-and-initial', 'initials', 'none'] as const;

/** Whether a child's photo is shown, or the drawing that stands for it. */
export const pictureForms = ['photo', 'drawing'] as const;

/** Lists that a school may keep out of its built pages: browsers fetch them, as they do all that names children. */
export const fetchedOnlyForms = ['albums', 'circulars', 'news'] as const;
type FetchedOnly = (typeof fetchedOnlyForms)[number];

/** What of a child one list shows. */
export interface ChildForm {
  name: (typeof nameForms)[number];
  picture: (typeof pictureForms)[number];
}

/** What a school shows of its children, as the content service and browsers hold to it. */
export interface PrivacyPolicy {
  birthdays: ChildForm;
  /** `sessions`: how many of the newest are shown; all without it. */
  toppers: ChildForm & { sessions?: number };
  /** `years`: how old an album may be; any age without it. `shown: false` hides all. */
  albums: { shown: boolean; years?: number };
  /** The public list of transfer certificates; initials, and no documents, without it. Browsers don't need it. */
  certificates?: { name?: ChildForm['name']; documents?: boolean };
  /** Marks of names, and of paths of files, that are shown nowhere. */
  withdrawn: readonly string[];
  /** Lists that name children at this school, and so are in no built page. */
  fetchedOnly?: readonly FetchedOnly[];
}

const asSent: ChildForm = { name: 'full', picture: 'photo' };

/** Shows what the service sends. */
export const openPolicy: PrivacyPolicy = {
  birthdays: asSent,
  toppers: asSent,
  albums: { shown: true },
  withdrawn: [],
};

// Every page with a list has it, so what is as sent is left empty: 'toppers=,,4'.
const formText = (key: string, { name, picture, sessions }: PrivacyPolicy['toppers']): string[] => {
  const own = [name === asSent.name ? '' : name, picture === asSent.picture ? '' : picture];
  const parts = [...own, sessions ?? ''];
  while (parts.at(-1) === '') parts.pop();
  return parts.length === 0 ? [] : [`${key}=${parts.join(',')}`];
};

/** The policy in a few characters for a page's head: only what differs from the open one. */
export function policyText({ birthdays, toppers, albums, withdrawn }: PrivacyPolicy): string {
  return [
    ...formText('birthdays', birthdays),
    ...formText('toppers', toppers),
    ...(albums.shown ? [] : ['albums=none']),
    ...(albums.shown && albums.years !== undefined ? [`albums=${albums.years}`] : []),
    ...(withdrawn.length > 0 ? [`withdrawn=${withdrawn.join(',')}`] : []),
  ].join(' ');
}

function readForm([name, picture, sessions]: readonly string[]): PrivacyPolicy['toppers'] {
  return {
    name: nameForms.find((form) => form === name) ?? asSent.name,
    picture: pictureForms.find((form) => form === picture) ?? asSent.picture,
    ...(sessions !== undefined && { sessions: Number(sessions) }),
  };
}

/** The policy that `policyText` wrote. */
export function readPolicy(text: string): PrivacyPolicy {
  const parts = new Map(
    text.split(' ').map((part) => {
      const [key = '', values = ''] = part.split('=');
      return [key, values ? values.split(',') : []];
    }),
  );
  const [albums] = parts.get('albums') ?? [];
  return {
    birthdays: readForm(parts.get('birthdays') ?? []),
    toppers: readForm(parts.get('toppers') ?? []),
    albums: {
      shown: albums !== 'none',
      ...(albums !== undefined && albums !== 'none' && { years: Number(albums) }),
    },
    withdrawn: parts.get('withdrawn') ?? [],
  };
}
