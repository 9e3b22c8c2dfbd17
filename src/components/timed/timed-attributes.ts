import type { PublishTimes } from '../../dates/publish-times';

/**
 * The attributes of what comes and goes in the visitor's browser, from and until a moment. What is yet
 * to come stands in the page hidden, and stays so with scripts off.
 */
export function timedAttributes({ from, until }: PublishTimes = {}) {
  return {
    ...(from !== undefined && { hidden: true, 'data-from': from }),
    ...(until !== undefined && { 'data-until': until }),
  };
}
