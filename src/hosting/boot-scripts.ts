import { draftMark } from '../components/form/draft-mark';
import { earlyMark } from '../http/early-reply';
import { siteStylesheet } from './late-rules';

/*
 * The one inline script at the end of a page, in four kinds. Gatsby's own inline scripts differ from
 * page to page, so each would need a hash of its own in the Content-Security-Policy: their values
 * stand in attributes of the script's element instead, and its text is the same everywhere. With the
 * script in the head it stays below 1 KB.
 */

/** What Gatsby's runtime expects to find. */
const globals =
  'Object.assign(window,{pagePath:c.path,___webpackCompilationHash:c.hash,___chunkMapping:{},taps:[]});';

/**
 * A press on a button before the scripts have arrived is kept and repeated (see `LiveRegion`); it
 * goes no further, or React would answer it a second time once it has taken over.
 */
const keepTaps =
  'd.addEventListener("click",e=>{' +
  'let b=e.target.closest("button[type=button]:not([data-live] *,[data-colour-mode])");' +
  'b&&(taps.push(b),e.stopPropagation())},!0);';

const start = 'let d=document,c=d.currentScript.dataset,';
const load =
  'load=()=>c.src.split(" ").map(s=>{let e=d.createElement("script");e.src=s;d.head.append(e)})';

const waiting = (moves: string, more = '') =>
  `{${start}${load},t="${moves}".split(" "),` +
  // A press is answered and painted first: running the scripts would hold it up on a slow phone.
  'go=v=>{t.map(e=>removeEventListener(e,go));setTimeout(load,/n$/.test(v.type)?300:0)};' +
  `${globals}${keepTaps}t.map(e=>addEventListener(e,go))${more}}`;

const moves = 'pointerdown pointermove touchstart keydown scroll';

/** Of a document: its scripts wait for the visitor's first move. */
export const waitingScript = waiting(moves);

/**
 * Of a form: it waits like a document, for a field that is reached or filled in by other means too
 * (a password manager, a voice). Where a draft of it is kept, or the network is gone, the visitor is
 * to see that at once.
 */
export const formScript = waiting(
  `${moves} focusin input offline`,
  `;navigator.onLine||go({});try{localStorage[d.querySelector("[${draftMark}]").getAttribute("${draftMark}")]&&go({})}catch(e){}`,
);

const starting = (call: string) =>
  `{${start}${load},l=(h,p)=>d.head.append(Object.assign(d.createElement("link"),{rel:"preload"},p,{href:h})),` +
  `i=d.querySelector("[fetchpriority=high]");${globals}${keepTaps}${call}` +
  // Goes on when a thing has come or failed, once.
  'let w=(x,f)=>{let g=()=>{g=()=>{};f()};x?(x.onload=x.onerror=()=>g(),setTimeout(()=>g(),3e3)):f()};' +
  'w(i&&!i.complete&&i,()=>{c.src.split(" ").map(h=>l(h,{as:"script",fetchPriority:"low"}));' +
  'c.data.split(" ").map(h=>l(h,{as:"fetch",crossOrigin:""}));' +
  'new PerformanceObserver((_,o)=>{o.disconnect();' +
  `let s=d.querySelector('[href="${siteStylesheet}"]');` +
  'w(s&&!s.sheet&&s,load)}).observe({type:"paint",buffered:true})})}';

/**
 * Of a page that is not complete without its scripts: it fetches them and its data at once, and runs
 * them when what stands in the page is painted and the site's stylesheet is there: a page holds only
 * the values of its own styles, and what the scripts draw anew would move when the others arrive. A
 * large picture of the first screen comes before all of that; both would share a phone's narrow line.
 * Picture and stylesheet are waited for three seconds at most.
 */
export const startingScript = starting('');

/**
 * The same where the page is one list: its call is sent too, for `takeEarlyReply` to find. Whoever
 * takes the reply hears of a failure, the page does not.
 */
export const listScript = starting(
  `let u=d.querySelector("[${earlyMark}]").getAttribute("${earlyMark}"),a=new AbortController,` +
    'p=fetch(u,{headers:{Accept:"application/json"},signal:a.signal});' +
    'p.catch(()=>{});window.early={url:u,reply:p,end:()=>a.abort()};',
);
