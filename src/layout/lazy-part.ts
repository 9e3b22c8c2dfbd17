import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenMoved } from './when-moved';

const longestWait = 60_000;

/** What `load` fetches; asked for again after two seconds, four, and so on to a minute, until it comes. */
async function untilLoaded<T>(load: () => Promise<T>, wait = 2000): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // While the site is built nothing comes late: what fails there is a fault.
    if (typeof window === 'undefined') throw error;
    await new Promise((done) => setTimeout(done, wait));
    return untilLoaded(load, Math.min(wait * 2, longestWait));
  }
}

/**
 * A part of the page's frame whose script is fetched after the visitor's first move. Where it cannot
 * be fetched, the built HTML stays as it is and works natively; a fault would take the page away.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenMoved();
    return { default: await untilLoaded(load) };
  });
}
