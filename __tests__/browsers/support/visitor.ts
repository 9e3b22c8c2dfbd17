/** Keys that the journeys press, by the names that browsers give them. */
export type KeyName = 'Tab' | 'Escape' | 'Enter' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End';

/**
 * What the tests ask of a browser. Chromium and Firefox answer through Puppeteer (DevTools
 * protocol, WebDriver BiDi), WebKit through Selenium (WebDriver); what only one of them can is left out.
 */
export interface Visitor {
  /** Leaves the page for an empty one. */
  leave(): Promise<void>;
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside of it. */
  evaluate<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the pointer to a place of the window, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses the main button of the pointer at a place of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** The size of the page's window. */
  resize(width: number, height: number): Promise<void>;
  /** What the browser itself complained of since it was asked last. */
  consoleErrors(): string[];
  close(): Promise<void>;
}

/** How a browser is started. */
export interface VisitorOptions {
  /** Whether the visitor's system is dark. */
  dark?: boolean;
}
