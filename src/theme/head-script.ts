/**
 * Runs in the head before the first paint.
 *
 * It is all there is to the colour mode: it applies the stored choice and answers the button
 * (`data-colour-mode`) before and after the site's scripts have arrived. A blocked storage only
 * means that the choice is not kept. And it asks for the styles below the first screen, in the way
 * that does not hold up the first paint.
 */
export const headScript = [
  '(function(){var d=document,r=d.documentElement,k="colour-mode",m,l=d.createElement("link");',
  'l.rel="stylesheet";l.href="/site.css";d.head.appendChild(l);',
  'try{m=localStorage.getItem(k)}catch(e){}',
  'if(m==="light"||m==="dark")r.classList.add(m);',
  'd.addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("[data-colour-mode]");if(!b)return;',
  'var dark=r.classList.contains("dark")||(!r.classList.contains("light")&&matchMedia("(prefers-color-scheme: dark)").matches),n=dark?"light":"dark";',
  'r.classList.remove("light","dark");r.classList.add(n);try{localStorage.setItem(k,n)}catch(e){}})})()',
].join('');
