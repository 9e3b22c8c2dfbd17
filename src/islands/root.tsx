import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getQueryClient } from '../lib/http/query-client';
import { carryFilters } from './carry-filters';
import { keepPlace } from './keep-place';
import type { preserveInput } from './preserve-input';
import { runWhenIdle } from './run-when-idle';
import { IslandRoot } from './island-root';

interface Options {
  /** Restores what was typed by then. */
  carry?: typeof preserveInput | undefined;
  /**
   * Of an island that was built of lists: whether they are still the same. It is hydrated then, and drawn
   * anew where they are not.
   */
  isSame?: boolean | undefined;
}

/**
 * Hydrates an island's built HTML within a transition, which React splits into slices of a few
 * milliseconds, and after the islands before it: in one piece they would delay input. Resolves when it is
 * hydrated.
 */
export function hydrate(
  Component: ComponentType<object>,
  element: HTMLElement,
  options: Options = {},
): Promise<void> {
  return runWhenIdle(() => takeOver(Component, element, options));
}

/** Has the lists that are shown asked for again. */
export const refetchLists = (): Promise<void> => getQueryClient().invalidateQueries();

function takeOver(
  Component: ComponentType<object>,
  element: HTMLElement,
  { carry, isSame }: Options,
): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  let standing = [...element.childNodes];
  const isBuilt = isSame !== undefined;
  const settle = [
    isBuilt ? carryFilters(element) : undefined,
    carry?.(element),
    isSame === false ? keepPlace(element) : undefined,
  ];
  const placed = () => {
    settle.forEach((step) => step?.());
    // It was hidden where something in it had ended (`boot/ended.ts`).
    element.style.removeProperty('visibility');
    standing = [...element.childNodes];
  };
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => {
      // React has emptied the island by now; its built HTML is better than nothing.
      element.replaceChildren(...standing);
      reject(error as Error);
    };
    const island = (
      <IslandRoot isBuilt={isBuilt} onPlaced={placed} onLive={resolve} onFailed={failed}>
        <Component {...props} />
      </IslandRoot>
    );
    const rootOptions = {
      identifierPrefix: element.dataset.root ?? '',
      // The page works without it; the error is shown in the console.
      onRecoverableError: (error: unknown) => console.warn(error),
    };
    startTransition(() => {
      if (isSame === false) createRoot(element, rootOptions).render(island);
      else hydrateRoot(element, island, rootOptions);
    });
  });
}
