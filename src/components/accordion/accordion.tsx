import type { ReactNode } from 'react';
import { useMounted } from '../hooks/use-mounted';
import { openTargetScript } from './open-target';

/** Parts that open one by one; in the built page a link to a part opens it. */
export function Accordion({ children }: { children: ReactNode }) {
  // A browser runs no script that React renders, and React warns of it.
  const mounted = useMounted();
  return (
    <>
      <div>{children}</div>
      {mounted ? null : <script dangerouslySetInnerHTML={{ __html: openTargetScript }} />}
    </>
  );
}
