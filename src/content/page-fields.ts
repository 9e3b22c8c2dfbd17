import { validator } from './field-messages';
import { phrase, text } from './fields';
import { redirectSourceProblem } from './redirect-source';

/** How short and how long a description may be, in characters: what search engines show. */
export const descriptionLength = { least: 50, most: 160 } as const;
const { least: shortest, most: longest } = descriptionLength;

/** What search engines show below the title. */
export function description() {
  return phrase(
    `What search engines show below the title, ${shortest} to ${longest} characters.`,
    'Fee rules of the school: due dates, late fine, fee book, readmission and refunds.',
  ).test(
    validator('length', ({ length }: string) => {
      if (length >= shortest && length <= longest) return undefined;
      const advice = length < shortest ? 'say more' : 'say less';
      return `the description has ${length} characters; ${advice}, ${shortest} to ${longest} are shown`;
    }),
  );
}

/** Folders of the built site, and calls of the content service. */
const taken = /^\/(api|edit|papers|static|page-data|404)(\/|\.|$)/i;

/** The address of a page: '/FeeStructure'. */
export function pagePath() {
  return text('The address of the page; capitals count.', '/FeeStructure').test(
    validator('path', (value: string) => {
      if (value === '/') return 'the front page has its own file, home.yaml; choose another path';
      if (taken.test(value)) {
        return `${value} is taken by the site itself; choose another path`;
      }
      return /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/.test(value)
        ? undefined
        : `"${value}" can't be a path; write letters, digits and hyphens after a slash, like /FeeStructure`;
    }),
  );
}

/**
 * An address that a page had, maybe on an older site: '/FeesAndCharges', '/fees.php', '/index.php?page_id=12',
 * '/wp-content/uploads/fees.pdf'.
 */
export function redirectSource(description: string) {
  return text(description, '/FeesAndCharges').test(
    validator('redirect-source', redirectSourceProblem),
  );
}
