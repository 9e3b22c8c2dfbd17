import type { ReactNode } from 'react';
import { useMounted } from '../hooks/use-mounted';
import { openTargetScript } from './open-target';
import { useOpenTarget } from './use-open-target';

/** Parts that open one by one; a link to a part opens it, with the site's scripts or without them. */
export function Accordion({ children }: { children: ReactNode }) {
  const mounted = useMounted();
  useOpenTarget();
  return (
    <>
      <div>{children}</div>
      {mounted ? null : <script dangerouslySetInnerHTML={{ __html: openTargetScript }} />}
    </>
  );
}
