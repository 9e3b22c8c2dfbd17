/** Stands in the bundle for Gatsby's Script component, which no page uses. */
export const Script = () => null;
/** The strategies of that component; empty, since there is none. */
export const ScriptStrategy = {};
export const scriptCache = new Set<string>();
export const scriptCallbackCache = new Map<string, unknown>();
export const collectedScriptsByPage = {
  get: () => [],
  set: () => undefined,
  delete: () => undefined,
};
