interface Print {
  error(): void;
}

/**
 * What happens to a request that no handler fits, for msw's `onUnhandledRequest`. A call of the
 * content service fails and says so: a story that forgot it would otherwise show the wrong state
 * and look right. The workshop's own files and modules pass.
 */
export function failUnhandledCalls(request: Request, print: Print): void {
  if (!new URL(request.url).pathname.startsWith('/api/')) return;
  print.error();
  throw new Error(`No handler answers ${request.method} ${request.url}.`);
}
