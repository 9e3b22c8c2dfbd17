import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { preserveInput } from './preserve-input';
import { runWhenIdle } from './run-when-idle';
import { IslandRoot } from './island-root';

/**
 * Takes over an island's built HTML, in slices of a few milliseconds as React does within a
 * transition, and after the islands before it: in one piece they would hold up the visitor's finger.
 * Settles when it answers. `carry` hands on what was typed by then.
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
          // The page stands; somebody who looks into the console should hear of it.
          onRecoverableError: (error) => console.warn(error),
          onUncaughtError: (error) => {
            // React has emptied the island by now; what stood there is better than nothing.
            element.replaceChildren(...standing);
            console.warn(error);
            reject(error as Error);
          },
        },
      );
    });
  });
}
