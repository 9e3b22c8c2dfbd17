import type { StoryContext } from '@storybook/react-vite';

type Play = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;

/** For a story's `play`: presses a button, then waits for words that tell that its state is there. */
export function press(button: string, awaited: string | RegExp): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await canvas.findByText(awaited);
  };
}
