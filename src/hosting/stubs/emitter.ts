type Handler = (event?: unknown) => void;

/** Stands in the bundle for mitt, in which Gatsby's runtime tells itself what it does. */
export default function emitter() {
  const all = new Map<string, Set<Handler>>();
  const heard = (name: string) => {
    const handlers = all.get(name) ?? new Set();
    all.set(name, handlers);
    return handlers;
  };
  return {
    on: (name: string, handler: Handler) => void heard(name).add(handler),
    off: (name: string, handler: Handler) => void heard(name).delete(handler),
    emit: (name: string, event?: unknown) => heard(name).forEach((handler) => handler(event)),
  };
}
