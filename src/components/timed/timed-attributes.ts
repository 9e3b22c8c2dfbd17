import type { PublishTimes } from '../../lib/dates/publish-times';

/**
 * The attributes of an element that is shown from and until a moment, in the visitor's browser. Before its
 * start it is hidden, and stays so with scripts off.
 */
export function timedAttributes({ from, until }: PublishTimes = {}) {
  return {
    ...(from !== undefined && { hidden: true, 'data-from': from }),
    ...(until !== undefined && { 'data-until': until }),
  };
}
