/** The preferences that the toolbar emulates in media queries. */
export interface MediaPreferences {
  /** Whether `prefers-reduced-motion` is emulated. */
  still: boolean;
  /** The browser's text size: 1 is its default of 16 pixels. */
  textScale: number;
}

let preferences: MediaPreferences = { still: false, textScale: 1 };

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * A media query under these preferences: reduced motion overrides the device, and widths in em grow with
 * the text size, as they do in browsers.
 */
export function withPreferences(query: string, { still, textScale }: MediaPreferences): string {
  const moved = still
    ? query
        .replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g, always)
        .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, never)
    : query;
  if (textScale === 1) return moved;
  return moved.replaceAll(/(\d*\.?\d+)em\b/g, (_, em: string) => `${Number(em) * textScale}em`);
}

const written = new WeakMap<CSSMediaRule, string>();

function applyPreferences(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const preferred = withPreferences(original, preferences);
      if (rule.media.mediaText !== preferred) rule.media.mediaText = preferred;
    }
    if ('cssRules' in rule) applyPreferences(Array.from(rule.cssRules as CSSRuleList));
  }
}

function applyToAllSheets(): void {
  for (const sheet of Array.from(document.styleSheets))
    applyPreferences(Array.from(sheet.cssRules));
}

const isDefault = () => !preferences.still && preferences.textScale === 1;

/** Follows styles that components add later: as rules in a build, as text while developing. */
function followStyles(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertWithPreferences(rule, index) {
    const place = insertRule.call(this, rule, index);
    const added = this.cssRules[place];
    if (added && !isDefault()) applyPreferences([added]);
    return place;
  };
  new MutationObserver(() => {
    if (!isDefault()) applyToAllSheets();
  }).observe(document.head, { childList: true, subtree: true });
}

type Listener = (event: MediaQueryListEvent) => void;
const listeners = new Map<Listener, MediaQueryList>();

/** A MediaQueryList under the preferences; its listeners are called for changes of the device and of the toolbar. */
function preferredList(query: string, ask: typeof window.matchMedia): MediaQueryList {
  const device = ask(query);
  return new Proxy(device, {
    get(list, key): unknown {
      if (key === 'matches') return ask(withPreferences(query, preferences)).matches;
      if (key === 'addEventListener') {
        return (type: 'change', listener: Listener) => {
          listeners.set(listener, list);
          list.addEventListener(type, listener);
        };
      }
      if (key === 'removeEventListener') {
        return (type: 'change', listener: Listener) => {
          listeners.delete(listener);
          list.removeEventListener(type, listener);
        };
      }
      const value: unknown = Reflect.get(list, key, list);
      return typeof value === 'function' ? value.bind(list) : value;
    },
  });
}

/** Lets styles and hooks follow the toolbar from now on. Call it once, before any story. */
export function followPreferences(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => preferredList(query, ask);
  followStyles();
}

/** Applies the preferences of the toolbar; styles follow at once, and listeners are called. */
export function setMediaPreferences(next: MediaPreferences): void {
  if (next.still === preferences.still && next.textScale === preferences.textScale) return;
  preferences = next;
  document.documentElement.style.fontSize = next.textScale === 1 ? '' : `${next.textScale * 100}%`;
  applyToAllSheets();
  for (const [listener, { media }] of listeners) {
    const matches = window.matchMedia(media).matches;
    listener(new MediaQueryListEvent('change', { media, matches }));
  }
}
