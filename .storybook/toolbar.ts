import type { Preview } from '@storybook/react-vite';
import { EXAMPLE_TODAY } from '../src/lib/dates/example-today';
import { breakpoints } from '../src/theme/breakpoints';

/** Milliseconds that every reply waits on the toolbar's slow network. */
export const SLOW_MS = 2500;

/** The toolbar's menus. 'today' has a field of its own, in manager.ts. */
export const globalTypes: Preview['globalTypes'] = {
  colourMode: {
    description: 'Colour mode',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  textSize: {
    description: 'Text size of the browser',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion as the device has it' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast network' },
        { value: 'slow', title: 'Slow network', icon: 'timer' },
      ],
    },
  },
};

/** How every story is shown at first. */
export const initialGlobals = {
  colourMode: 'light',
  textSize: '100',
  motion: 'device',
  network: 'fast',
  today: EXAMPLE_TODAY,
};

const widthOf = (em: string) => `${Number.parseFloat(em) * 16}px`;

/** The narrowest phone, and every width at which the layout changes. */
export const viewports = Object.fromEntries(
  [['phone', '360px'], ...Object.entries(breakpoints).map(([name, em]) => [name, widthOf(em)])].map(
    ([name = '', width = '']) => [
      name,
      { name: `${name} ${width}`, styles: { width, height: '900px' } },
    ],
  ),
);
