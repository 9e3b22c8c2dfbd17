/** Registers the service worker when the browser is idle. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const bring = () => {
    const script = document.createElement('script');
    script.src = `${process.env.GATSBY_BASE ?? ''}/offline.js`;
    document.head.append(script);
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(bring);
  else setTimeout(bring, 2_000);
}
