/** Functions that run inside the page: each stands by itself and uses nothing around it. */

/** What a story says of itself for the checks, in its `parameters`. */
export interface StoryWords {
  a11y?: {
    disable?: boolean;
    manual?: boolean;
    test?: string;
    config?: { rules?: { id: string; enabled?: boolean }[] };
    options?: { rules?: Record<string, { enabled: boolean }> };
    context?: unknown;
    /** Why the story is held to less than every rule. */
    reason?: string;
  };
  /** Why the story shows nothing at all. */
  empty?: string;
}

/** What axe says of a story. */
export interface AxeAnswer {
  violations: {
    id: string;
    help: string;
    nodes: { target: unknown; failureSummary?: string }[];
  }[];
  /** How many rules found something to hold to. */
  rules: number;
}

interface Preview {
  storyStoreValue: { loadStory(wish: { storyId: string }): Promise<{ parameters: StoryWords }> };
}

/** The parameters of a story that concern the checks. */
export async function storyWords(id: string): Promise<StoryWords> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  const { a11y, empty } = (await preview.storyStoreValue.loadStory({ storyId: id })).parameters;
  // What a picture of it in JSON cannot hold is of no concern here.
  return JSON.parse(JSON.stringify({ a11y, empty })) as StoryWords;
}

/** Whether anything can be seen: of the story itself, or of a dialog that it has opened. */
export function showsSomething(): boolean {
  const roots = document.querySelectorAll('#storybook-root, body > :not([class^="sb-"], script)');
  return [...roots].some((root) =>
    [...root.querySelectorAll('*')].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width >= 2 && height >= 2 && element.checkVisibility({ visibilityProperty: true });
    }),
  );
}

/** Whether every list has its answer, but for those that will never have one. */
export const isAnswered = (): boolean =>
  window.endlessRequests > 0 || !document.querySelector('[aria-busy="true"]');

/** Gives the shown story another colour mode, without drawing it from nothing. */
export async function recolour(mode: string): Promise<void> {
  const { classList } = document.documentElement;
  const globals = { colourMode: mode };
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  for (let frames = 0; !classList.contains(mode); frames += 1) {
    if (frames > 600) throw new Error(`It does not follow the toolbar to ${mode}.`);
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** What axe is asked: a story, and the rules when it is not to be all of them. */
export interface AxeRequest extends StoryWords {
  id: string;
  rules?: string[];
}

/** Lets Storybook's own axe check the story that is shown, as its panel does. */
export function askAxe({ id, a11y, rules }: AxeRequest): Promise<AxeAnswer> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const [asked, answered, failed] = ['manual', 'result', 'error'].map(
    (name) => `storybook/a11y/${name}`,
  ) as [string, string, string];
  return new Promise((resolve, reject) => {
    const listeners = new Map<string, (payload: unknown) => void>();
    listeners.set(answered, (payload) => {
      for (const [name, listener] of listeners) channel.off(name, listener);
      const { violations, passes } = payload as AxeAnswer & { passes: unknown[] };
      resolve({ violations, rules: passes.length + violations.length });
    });
    listeners.set(failed, (payload) => {
      for (const [name, listener] of listeners) channel.off(name, listener);
      reject(new Error(`axe: ${String(payload)}`));
    });
    listeners.forEach((listener, name) => channel.on(name, listener));
    // One example of what passes is enough to count by.
    const only = rules ? { runOnly: rules } : {};
    const options = { ...a11y?.options, resultTypes: ['violations'], ...only };
    channel.emit(asked, id, { ...a11y, options });
  });
}
