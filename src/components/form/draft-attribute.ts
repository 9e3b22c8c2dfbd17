/** The attribute that names where a form keeps its draft; the page's inline script looks there. */
export const draftAttribute = 'data-draft';
