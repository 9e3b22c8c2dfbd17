import type { StoryContext } from '@storybook/react-vite';

type Play = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;

/** For a story's `play`: clicks a button, then waits for a text of the new state. */
export function press(button: string, awaited: string | RegExp): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await canvas.findByText(awaited);
  };
}
