/**
 * For a story's `beforeEach`: puts parameters into the preview's address, as a shared link would,
 * and takes them out again afterwards. Storybook's own parameters stay.
 */
export function atAddress(params: Record<string, string>) {
  return () =>
    visit((url) => {
      Object.entries(params).forEach(([name, value]) => url.searchParams.set(name, value));
    });
}

/** For a story's `beforeEach`: shows what stands at a path of the site. */
export function atPath(path: string) {
  return () => visit((url) => (url.pathname = path));
}

function visit(change: (url: URL) => void): () => void {
  const before = window.location.href;
  const url = new URL(before);
  change(url);
  window.history.replaceState(null, '', url);
  return () => window.history.replaceState(null, '', before);
}
