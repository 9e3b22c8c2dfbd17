import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Facade } from '../../src/components/facade/facade';
import { facadeBehaviour } from '../../src/components/facade/facade.behaviour';

const embedUrl = 'https://maps.example/embed?place=a&zoom=2';

/** The built HTML, with its behaviour attached. */
function start() {
  document.body.innerHTML = renderToString(
    <Facade title="Map of the school" action="Show the map" height={190} embedUrl={embedUrl}>
      The map comes from maps.example.
    </Facade>,
  );
  return facadeBehaviour(document.body.firstElementChild as HTMLElement);
}

const frame = () => document.querySelector('iframe');
const button = () => screen.getByRole('button', { name: 'Show the map', hidden: true });
afterEach(() => document.body.replaceChildren());

it('asks nothing of the other site before the press', () => {
  start();
  expect(frame()).toBeNull();
});

it('loads the frame shut in, and tells the other site nothing', async () => {
  start();
  await userEvent.click(button());
  expect(screen.getByTitle('Map of the school')).toBe(frame());
  expect(frame()).toHaveAttribute('src', embedUrl);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('takes the focus from the button into the frame', async () => {
  start();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(frame()).toHaveFocus();
});

it('leaves the focus where it is when an early press is repeated', () => {
  start();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  button().click();
  expect(frame()).toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('loads one frame, however often it is pressed', () => {
  start();
  button().click();
  button().click();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('does nothing once its listener is taken away', () => {
  const end = start();
  end();
  end();
  button().click();
  expect(frame()).toBeNull();
});
