/** The drawn picture that stands in for a missing one. */
export const defaultPicture = '/default-picture.svg';
