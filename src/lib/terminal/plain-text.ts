// Whatever could steer a terminal: control characters, and marks that turn the direction of text.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const steering = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** A text from outside, on one line and without anything that a terminal would obey. */
export const plainText = (text: string) => text.replace(steering, ' ').trim();
