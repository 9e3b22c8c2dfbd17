/** What is newer than the floor and used all the same, by the reason why nothing breaks without it. */
const reasons: Record<string, readonly string[]> = {
  // Scripts.
  'A name of a library’s own objects, not of the platform.': [
    'attrName',
    'createContext',
    'cssFloat',
    'displayName',
    'error',
    'expirationTime',
    'fromElement',
    'imageSizes',
    'isActive',
    'isError',
    'isSameOrigin',
    'isValid',
    'marginBottom',
    'marginTop',
    'minHeight',
    'move',
    'pause',
    'resize',
    'setHTML',
    'toArray',
    'use',
  ],
  'React asks whether it is there: it is for its developer tools and for measuring.': [
    'Profiler',
    'captureStackTrace',
    'setImmediate',
    'transferSize',
    'movementX',
    'movementY',
  ],
  'React asks whether it is there, and changes the page without a transition.': [
    'ViewTransition',
    'canIntercept',
    'currentEntry',
    'skipTransition',
    'startViewTransition',
  ],
  'The motion library asks whether it is there; nothing here moves by scrolling.': [
    'ScrollTimeline',
  ],
  'DOMPurify asks whether it is there and returns plain texts.': [
    'trustedTypes',
    'createHTML',
    'createPolicy',
    'createScriptURL',
    'getAttributeType',
  ],
  'A hint: without it a file is fetched with the usual priority.': ['fetchPriority'],
  'Asked for first; without it a timer takes its place.': [
    'requestIdleCallback',
    'cancelIdleCallback',
  ],
  'Undefined where browsers do not tell, which counts as no.': ['saveData'],
  'Called only where it is there: without popovers the picture opens as a dialog alone.': [
    'hidePopover',
  ],

  // Styles.
  'A phone has no pointer.': [
    'cursor: default',
    'cursor: not-allowed',
    'cursor: pointer',
    'cursor: progress',
    'cursor: zoom-in',
  ],
  'It saves work; without it everything is laid out at once.': [
    'content-visibility',
    'content-visibility: auto',
    'content-visibility: hidden',
    'content-visibility: visible',
    'contain-intrinsic-block-size',
  ],
  'Lines break and hang as they always did.': [
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'hanging-punctuation',
    'hanging-punctuation: first',
    'text-size-adjust',
  ],
  'Scrolling looks and ends as the browser does it by itself.': [
    'scrollbar-color',
    'scrollbar-width',
    'scrollbar-width: none',
    'scrollbar-width: thin',
    'overscroll-behavior',
    'overscroll-behavior: contain',
    'overscroll-behavior: none',
  ],
  'The selection has the system’s colour, or takes in a label too many.': [
    ':selection',
    'user-select',
  ],
  'A corner or a rim is plain, a shade is missing; nothing is read from it.': [
    'outline',
    'color-mix()',
    'mask-image',
  ],
  'One of two names that stand side by side, of which every browser knows one.': [
    'mask',
    'mask-composite',
    'mask-composite: intersect',
    '-webkit-mask-composite',
  ],
  'Pages change without fading.': ['@view-transition'],
  'With scripts off, a button that needs them is seen and does nothing.': ['@media (scripting)'],
  'A browser that does not tell of forced colours shows the page as it is without them.': [
    '@media (forced-colors)',
  ],
  'The mark of the present group, a long menu in two columns, what stands still behind a menu: each can be done without (`e2e/without-has`).':
    [':has'],
  'The rows of neighbouring cards are not in one line.': ['grid-template-rows: subgrid'],
  'A place that waits for records has the height of its first ones.': ['lh'],
  'What stands below a list moves when the list comes; who reads above it sees nothing of that.': [
    'overflow-anchor',
    'overflow-anchor: none',
  ],
  'A day’s note stands below its number instead of beside it.': ['float: inline-end'],
  'A field keeps its height.': ['resize', 'resize: vertical'],
  'Paper gets the browser’s own margins, breaks and inks; what is closed stays closed.': [
    '@page',
    'break-after: avoid',
    'print-color-adjust',
    'print-color-adjust: economy',
    ':details-content',
  ],
};

/** Every exception with its reason. */
export const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
