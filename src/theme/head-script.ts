/**
 * Runs in the head before the first paint.
 *
 * It is all there is to the colour mode: it applies the stored choice and answers the button
 * (`data-colour-mode`) before and after the site's scripts have arrived. A blocked storage only
 * means that the choice is not kept. And it asks for the styles below the first screen, in the way
 * that does not hold up the first paint.
 */
export const headScript = [
  '{let d=document,c=d.documentElement.classList,k="colour-mode",l=d.createElement("link"),m,',
  's=n=>c.remove("light","dark")||c.add(n);',
  'l.rel="stylesheet";l.href="/site.css";d.head.append(l);',
  // The storage may be blocked, and what it holds may be no class at all.
  'try{m=localStorage[k];m&&s(m)}catch(e){}',
  'd.addEventListener("click",e=>{if(e.target.closest("[data-colour-mode]")){',
  's(m=c.contains("dark")||!c.contains("light")&&matchMedia("(prefers-color-scheme:dark)").matches?"light":"dark");',
  'try{localStorage[k]=m}catch(e){}}})}',
].join('');
