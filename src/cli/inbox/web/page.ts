import { localPages } from '../../local-page';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:70rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.5rem 0}
nav,form,.tools{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.75rem 0}
nav a[aria-current]{font-weight:700;text-decoration:none}
input,button{font:inherit;min-height:2.75rem;padding:0 .75rem}
input[type=search]{flex:1 1 12rem}
a{display:inline-block;padding:.5rem 0}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid;padding:.25rem 0}
li a{display:grid;gap:0 1rem;color:inherit;text-decoration:none}
li a:hover b,li a:focus-visible b{text-decoration:underline}
.new{font-weight:700}
.muted{font-weight:400;opacity:.8}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dt{font-weight:700}dd{margin:0}dd a{padding:0}
pre{font:inherit;white-space:pre-wrap;border-left:.25rem solid;padding-left:1rem}
article{break-inside:avoid}
article+article{border-top:1px solid;margin-top:2rem;padding-top:1rem}
@media(min-width:48rem){li a{grid-template-columns:12rem 14rem 1fr}}
@media print{nav,form,.tools{display:none}}`;

// The one script: a button that prints.
const script = `document.addEventListener('click',e=>e.target.matches('[data-print]')&&print())`;

/** The pages of the inbox, and what every answer carries. */
export const { headers: inboxHeaders, page: inboxPage } = localPages(
  style,
  script,
  "form-action 'self'",
);
