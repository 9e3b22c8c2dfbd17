let waiting: (() => void)[] = [];

/** Lets the browser be idle only when `beIdle` says so; jsdom has no idle callback of its own. */
export function holdIdle(): void {
  waiting = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => waiting.push(callback),
    cancelIdleCallback: () => undefined,
  });
}

/** Takes it away again. */
export const leaveIdle = () => Reflect.deleteProperty(window, 'requestIdleCallback');

/** How many callbacks wait. */
export const waitingForIdle = () => waiting.length;

/** Lets everything settle that waits for promises alone. */
export const settle = () => new Promise<void>((done) => void setTimeout(done));

/** Is idle once: calls what waits, and lets what follows from it settle. */
export function beIdle(): Promise<void> {
  waiting.splice(0).forEach((callback) => callback());
  return settle();
}
