/**
 * The drawn picture that stands in for a missing one: the family's hills, cedars and sun in a few
 * quiet tones, 800 × 600, small enough to be sent as SVG.
 */
export const defaultPicture = (): string => {
  const tree = (x: number, y: number, s: number): string =>
    `<use href="#t" transform="translate(${x} ${y}) scale(${s})"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="Hills and cedars">' +
    '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#E9E6D6"/><stop offset=".6" stop-color="#F8F2E2"/></linearGradient>' +
    '<path id="t" d="M0-100C3-88 10-79 19-73C14-71 10-71 7-72C12-61 20-53 31-48C25-45 19-45 13-46C19-36 29-28 41-23C32-19 22-19 12-22C17-14 30-6 47-2C32 3 15 2 3-1V8H-3V-1C-15 2-32 3-47-2C-30-6-17-14-12-22C-22-19-32-19-41-23C-29-28-19-36-13-46C-19-45-25-45-31-48C-20-53-12-61-7-72C-10-71-14-71-19-73C-10-79-3-88 0-100Z"/></defs>' +
    '<path fill="url(#s)" d="M0 0h800v600H0z"/><circle cx="520" cy="170" r="96" fill="#F6E3B4" opacity=".5"/><circle cx="520" cy="170" r="54" fill="#F2CF86"/>' +
    '<path fill="#fff" opacity=".75" d="M96 138q18-28 52-18q22-40 62-14q40-16 50 32zM604 92q14-22 40-14q18-30 48-10q30-12 38 24z"/>' +
    '<path fill="#D5D9CC" d="M0 300L70 232 118 262 214 158 262 214 318 196 402 290 470 244 520 262 640 150 706 222 752 206 800 248V600H0z"/>' +
    '<path fill="#F7F5EC" d="M214 158L150 227l30-9 14 26 20-30 16 26 8-26 18-7zM640 150l-62 58 26-2 12 22 24-30 20 32 14-20 18-3z"/>' +
    '<path fill="#B9C6B6" d="M0 344Q110 276 236 318T472 306T690 286L800 314V600H0z"/>' +
    '<path fill="#94AC9A" d="M0 408Q150 340 300 388T560 372T800 392V600H0z"/>' +
    `<g fill="#5C8570">${tree(92, 424, 0.8)}${tree(150, 428, 1.1)}${tree(218, 424, 0.7)}${tree(590, 420, 0.9)}${tree(650, 418, 1.2)}${tree(724, 424, 0.8)}</g>` +
    '<path fill="#6C917C" d="M0 464Q190 396 392 446T800 436V600H0z"/>' +
    `<g fill="#2F5C48">${tree(60, 520, 2.1)}${tree(154, 536, 1.4)}${tree(742, 520, 2)}${tree(664, 530, 1.3)}</g>` +
    '<path fill="#F3E6CC" d="M312 432h176v60H312z"/><path fill="#A9573F" d="M302 434l18-26h160l18 26z"/><path fill="#FBF3E2" d="M370 404h60v88h-60z"/><path fill="#A9573F" d="M362 406l38-32 38 32z"/><path fill="#F3E6CC" d="M388 320h24v58h-24z"/><path fill="#A9573F" d="M382 322l18-36 18 36z"/><circle cx="400" cy="342" r="8" fill="#fff"/>' +
    '<path stroke="#6B6250" stroke-width="9" stroke-dasharray="9 10" d="M322 452h44M434 452h50M322 474h44M434 474h50"/><path fill="#6B6250" d="M389 492v-22a11 11 0 0 1 22 0v22z"/><path stroke="#6B6250" stroke-width="2" fill="none" d="M400 336v6l5 3"/>' +
    '<path fill="#3D7259" d="M0 524Q200 462 420 494T800 496V600H0z"/><path fill="#F1E4C8" d="M386 492h28c6 30 40 44 30 108h-96c-8-60 36-80 38-108z"/><path fill="#2B5945" d="M0 566Q170 526 330 556T800 552V600H0z"/>' +
    '</svg>\n'
  );
};
