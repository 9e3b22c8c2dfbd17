import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Service } from '../../../harness/service';
import { bundled } from '../../support/bundled';

/** What other visitors went through. */
export interface Waits {
  requests: number;
  /** Replies that were no page, or none within ten seconds. */
  failed: number;
  /** Milliseconds, without those in which other programs had the cores: the median, and one hundredth of the slowest. */
  p50: number;
  p99: number;
}

/**
 * Begins to ask for /News from another address, forty times a second on four lines, as visitors do while an
 * attack runs; gives what ends it.
 */
export async function sendVisitors({ origin, child }: Service): Promise<() => Promise<Waits>> {
  const script = bundled('__tests__/attack/support/visit.ts');
  const visitors = fork(script, [origin, `${child.pid}`], { execArgv: [] });
  const said = async () => {
    const [message]: unknown[] = await once(visitors, 'message');
    return message;
  };
  await said();
  return async () => {
    const waits = said();
    visitors.send('end');
    return (await waits) as Waits;
  };
}
