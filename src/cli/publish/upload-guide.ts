import { basePathOf } from '../../lib/base-path';
import { escapeHtml } from '../../lib/html/escape-html';

const steps = (items: readonly string[]) =>
  `<ol>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ol>`;

/** A page that tells each click of an upload with cPanel; `remove` are files of the last one that the site no longer has. */
export function uploadGuide(zip: string, siteUrl: string, remove: readonly string[]): string {
  const file = `<b>${escapeHtml(zip)}</b>`;
  const url = escapeHtml(siteUrl);
  const base = basePathOf(siteUrl);
  const origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl;
  const folder = escapeHtml(base.slice(1));
  const emptied =
    'Does it hold an earlier website? Press <b>Select All</b>, then <b>Compress</b>, choose <b>Zip Archive</b>, and <b>Download</b> the file that this makes: it is your copy. Then press <b>Select All</b> again and <b>Delete</b>.';
  const once = steps([
    `Open <b>${escapeHtml(origin)}/cpanel</b> and sign in with the name and password that your provider sent you.`,
    'Open <b>Domains</b>. Beside your domain stands its <b>Document Root</b>: the folder of the website, most often <b>public_html</b>.',
    'Open <b>File Manager</b>. Press <b>Settings</b> (top right), tick <b>Show Hidden Files (dotfiles)</b>, press <b>Save</b>.',
    base === ''
      ? `Open the folder of the website. ${emptied} Leave <b>.well-known</b> and <b>cgi-bin</b> where they are.`
      : `Open the folder of the website, and in it <b>${folder}</b>: this site stands there, at ${url}, and the website of now stays as it is. Where there is no such folder, press <b>+ Folder</b> and name it <b>${folder}</b>.`,
  ]);
  const each = steps([
    `Open <b>File Manager</b>, and in it the folder of the website${base && `, and in that <b>${folder}</b>`}.`,
    `Press <b>Upload</b>, then <b>Select File</b>, and choose ${file}. Wait until its bar is green, then press <b>Go Back</b>.`,
    `Click ${file} once, press <b>Extract</b> (top right), leave the folder as it is named there, and press <b>Extract Files</b>. Files of the same name are written over.`,
    `Press <b>Close</b>, then <b>Reload</b>. Click ${file} and press <b>Delete</b>.`,
    ...(remove.length > 0
      ? [
          `Delete what the website no longer has:<ul>${remove.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('')}</ul>`,
        ]
      : []),
    `Open <a href="${url}">${url}</a> and look at it. Then have it checked: <code>npx school check --live ${url}</code>`,
  ]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How to upload the website</title>
<style>
html { color-scheme: light dark }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
li { margin: 0.5rem 0 }
code { overflow-wrap: anywhere }
</style>
<h1>How to upload the website</h1>
<p>For hosting with cPanel, which looks alike at every provider. The file to upload is ${file}, beside this page.</p>
<h2>The first time</h2>
${once}
<h2>Each time</h2>
${each}
<h2>Is the address not secure?</h2>
${steps([
  'In cPanel open <b>SSL/TLS Status</b>, tick your domain and <b>www.</b> before it, and press <b>Run AutoSSL</b>. Some minutes later the certificate is there, and it is renewed by itself.',
  'Open <b>Domains</b> and switch <b>Force HTTPS Redirect</b> on.',
])}
<p>Nobody wants to do this each day. With <code>publish: { target: ftp, … }</code> in <code>content/site.yaml</code> the same hosting is kept up to date by one command, or each night by a workflow.</p>
</html>
`;
}
