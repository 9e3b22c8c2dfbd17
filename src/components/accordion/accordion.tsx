import type { ReactNode } from 'react';
import { useMounted } from '../hooks/use-mounted';

/**
 * Opens the part of an accordion that the address names, and whatever it stands inside: runs in the
 * page itself, since a page of words asks for the site's scripts only at the first interaction.
 * A hash that names nothing, or has a half-written escape as in '#100%', is fine.
 */
export const openTargetScript = [
  '(function(){function o(){var h=location.hash.slice(1),e;',
  'try{e=h&&document.getElementById(decodeURIComponent(h))}catch(x){}',
  'for(;e;e=e.parentElement)if(e.tagName==="DETAILS")e.open=true}',
  'addEventListener("hashchange",o);o()})()',
].join('');

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
