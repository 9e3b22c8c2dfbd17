import { defaultPicture } from './default-picture';

/** The attribute of pictures of records. Of those that React has hydrated it knows itself which are broken. */
export const recordPicture = 'data-record-picture';

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

function replace(image: HTMLImageElement): void {
  image.removeAttribute(recordPicture);
  image.removeAttribute('srcset');
  image.alt = '';
  image.src = defaultPicture;
}

/** Puts the drawn picture in the place of each that a built page has and the service does not, now and later. */
export function replaceBroken(page: Document): void {
  page
    .querySelectorAll<HTMLImageElement>(`[${recordPicture}]`)
    .forEach((image) => isBroken(image) && replace(image));
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.hasAttribute(recordPicture)) replace(target);
    },
    true,
  );
}
