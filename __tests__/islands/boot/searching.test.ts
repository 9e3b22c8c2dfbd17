/** Runs the inline script of the page of the search at an address. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<input name="q" />';
  await jest.isolateModulesAsync(
    async () => void (await import('../../../src/islands/boot/searching')),
  );
  return document.querySelector('input')!;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  delete document.documentElement.dataset.searching;
  jest.useRealTimers();
});

it('puts what the address asks into the field, and lets the list of all pages wait for it', async () => {
  const field = await openAt('/Search?q=late+fine');
  expect(field).toHaveValue('late fine');
  expect(document.documentElement).toHaveAttribute('data-searching');
});

it('shows that list again where the scripts that search are lost', async () => {
  await openAt('/Search?q=fee');
  jest.advanceTimersByTime(8000);
  expect(document.documentElement).not.toHaveAttribute('data-searching');
});

it('cuts what is longer than the field takes', async () => {
  expect(await openAt(`/Search?q=${'a'.repeat(300)}`)).toHaveValue('a'.repeat(100));
});

it('leaves the page alone where the address asks nothing', async () => {
  expect(await openAt('/Search')).toHaveValue('');
  expect(document.documentElement).not.toHaveAttribute('data-searching');
});
