import { localPages } from '../../local-page';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.25rem}
label{display:inline-block;min-width:14rem;padding:.5rem 1rem .5rem 0}
input,select,button{font:inherit;min-height:2.75rem;max-width:100%}
input:not([type=checkbox]),button{padding:0 .75rem}
input[type=checkbox]{width:1.25rem;min-height:1.25rem;vertical-align:middle}
summary{min-height:2.75rem;line-height:2.75rem;cursor:pointer}
.lines{list-style:none;margin:0;padding:0}
.lines li{border-top:1px solid;padding:.375rem 0 .375rem .75rem}
.lines li[class]{border-left:.25rem solid}
.new{border-left-color:green!important}.changed{border-left-color:goldenrod!important}
.gone,.unread{border-left-color:crimson!important}
#status:not(:empty){font-weight:700}`;

// Files are sent one by one as they are: nothing of them is read in the browser.
const script = `const $=(id)=>document.getElementById(id);
let upload='';
let within=0;
const say=(words)=>{$('status').textContent=words};
async function call(path,init){
  const answer=await fetch('/import/'+path,{method:'POST',...init});
  const body=await answer.json().catch(()=>({}));
  if(!answer.ok)throw new Error(body.error||'This did not work ('+answer.status+').');
  return body;
}
const asJson=(value)=>({headers:{'Content-Type':'application/json'},body:JSON.stringify(value)});
function show(body){
  $('shown').innerHTML=body.html;
  say(within?'Folders inside of the folder are left out ('+within+' files): choose each by itself.':'');
  $('result').focus();
}
async function send(){
  const files=[...$('files').files,...$('folder').files];
  upload=(await call('uploads',asJson({}))).upload;
  let done=within=0;
  for(const file of files){
    const path=file.webkitRelativePath||file.name;
    if(path.split('/').length>2){within+=1;continue}
    say('Taking '+(done+=1)+' of '+files.length+' …');
    await call('uploads/'+upload+'?name='+encodeURIComponent(path),{headers:{'Content-Type':'application/octet-stream'},body:file});
  }
}
const wishes=()=>{
  const data=new FormData($('import'));
  const answers=$('answers')?[...new FormData($('answers'))]:[];
  const pairs=(kind)=>answers.filter(([name,value])=>name.startsWith(kind)&&value).map(([name,value])=>name.slice(kind.length)+'="'+value+'"');
  return {to:data.get('to'),sheet:data.get('sheet'),'at-school':data.get('atSchool'),remove:data.has('remove'),removeAll:data.has('removeAll'),noPage:data.has('noPage'),fetch:data.has('fetch'),columns:pairs('column.').join(','),set:[data.get('set'),...pairs('set.')].filter(Boolean).join(',')};
};
async function run(work){
  for(const button of document.querySelectorAll('button'))button.disabled=true;
  try{await work()}catch(error){say(error.message)}
  for(const button of document.querySelectorAll('button'))button.disabled=false;
}
const preview=async()=>{say('Reading …');show(await call('preview/'+upload,asJson(wishes())))};
document.addEventListener('submit',(event)=>{
  event.preventDefault();
  run(async()=>{
    if(event.target.id==='import'){$('shown').innerHTML='';await send()}
    await preview();
  });
});
document.addEventListener('click',(event)=>{
  if(event.target.id==='accept')run(async()=>{say('Writing …');show(await call('accept/'+upload,asJson({})))});
});`;

const { headers, page } = localPages(style, script, "connect-src 'self'; form-action 'none'");

/** What every answer carries. */
export const importHeaders = headers;

/** The page; `body` is HTML. */
export const importPage = (body: string): string =>
  page(
    'Bring in files of the office',
    `<nav aria-label="Editor"><a href="/edit">Back to the editor</a></nav>\n<main>\n${body}\n</main>`,
  );
