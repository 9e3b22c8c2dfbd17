import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { preserveInput } from './preserve-input';
import { runWhenIdle } from './run-when-idle';
import { IslandRoot } from './island-root';

/**
 * Hydrates an island's built HTML within a transition, which React splits into slices of a few
 * milliseconds, and after the islands before it: in one piece they would delay input. Resolves when it is
 * hydrated. `carry` restores what was typed by then.
 */
export function hydrate(
  Component: ComponentType<object>,
  element: HTMLElement,
  carry?: typeof preserveInput | false,
): Promise<void> {
  return runWhenIdle(() => takeOver(Component, element, carry));
}

function takeOver(
  Component: ComponentType<object>,
  element: HTMLElement,
  carry?: typeof preserveInput | false,
): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  let standing = [...element.childNodes];
  const handOn = carry && carry(element);
  const placed = () => {
    if (handOn) handOn();
    standing = [...element.childNodes];
  };
  return new Promise((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandRoot onPlaced={placed} onLive={resolve}>
          <Component {...props} />
        </IslandRoot>,
        {
          identifierPrefix: element.dataset.root ?? '',
          // The page works without it; the error is shown in the console.
          onRecoverableError: (error) => console.warn(error),
          onUncaughtError: (error) => {
            // React has emptied the island by now; its built HTML is better than nothing.
            element.replaceChildren(...standing);
            console.warn(error);
            reject(error as Error);
          },
        },
      );
    });
  });
}
