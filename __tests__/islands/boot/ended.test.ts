afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it('hides what has ended before anything is painted, and keeps its place', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+05:30') });
  const [before, now, later] = ['08:59', '09:00', '09:01'].map((time) =>
    Date.parse(`2026-11-20T${time}:00+05:30`),
  );
  document.body.innerHTML = `<p data-ends="${before}"></p><p data-ends="${now}"></p><p data-ends="${later}"></p><p></p>`;
  jest.isolateModules(() => void jest.requireActual('../../../src/islands/boot/ended'));
  const shown = [...document.querySelectorAll('p')].map(({ style }) => style.visibility);
  expect(shown).toEqual(['hidden', 'hidden', '', '']);
});
