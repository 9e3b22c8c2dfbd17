/** The drawn picture that stands in for a missing one. */
export const defaultPicture = `${process.env.GATSBY_BASE ?? ''}/default-picture.svg`;
