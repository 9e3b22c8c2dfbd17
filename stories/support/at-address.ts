/**
 * For a story's `beforeEach`: puts parameters into the preview's address, as a shared link would,
 * and takes them out again afterwards. Storybook's own parameters stay.
 */
export function atAddress(params: Record<string, string>) {
  return () => {
    const before = window.location.href;
    const url = new URL(before);
    Object.entries(params).forEach(([name, value]) => url.searchParams.set(name, value));
    window.history.replaceState(null, '', url);
    return () => window.history.replaceState(null, '', before);
  };
}
