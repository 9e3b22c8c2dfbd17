/** The lists that the editor shows as their pages do. */
export const previewedLists = [
  ...['news', 'events', 'circulars', 'videos', 'testimonials', 'albums', 'toppers'],
  ...['birthdays', 'messages'],
] as const;

/** One of them: 'news'. */
export type PreviewedList = (typeof previewedLists)[number];

/** The form of the front page. */
export const homeForm = 'home';

/** The collections of pages, by the names of their forms. */
const pageCollections: Record<string, string> = { page: 'pages', 'page-frontmatter': 'texts' };

/** Which of the lists a form is: 'news' of 'service-news'. */
export const previewedList = (form: string): PreviewedList | undefined =>
  previewedLists.find((list) => form === `service-${list}`);

/**
 * Under which name the editor looks for the preview of a form: a page's by its collection's, any
 * other file's by its own. Forms without a preview of their own show their values in order.
 */
export const previewName = (form: string): string | undefined =>
  pageCollections[form] ?? (form === homeForm || previewedList(form) ? form : undefined);
