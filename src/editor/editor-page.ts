import { editorMark } from '../hosting/editor-policy';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of the form editor. It has a policy of its own, and no search engine lists it. */
export function editorPage(school: string, online: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${editorMark(online)}
<meta name="robots" content="noindex">
<title>Edit ${escape(school)}</title>
<link rel="stylesheet" href="/edit/editor.css">
<script type="module" src="/edit/main.js"></script>
</head>
<body>
<noscript><p>The editor needs JavaScript.</p></noscript>
<p id="only-local" hidden>Nobody has told this site where its content is kept, so it can’t be changed
here. It can be changed on a computer that has its folder: <code>npm run edit</code> opens this editor
there. <a href="/edit/help/">How it is used</a></p>
<p id="not-started" hidden>The editor could not be loaded. Please load the page again.</p>
</body>
</html>
`;
}

/** Without a repository there is nothing to sign in to: only the button for a folder is shown. */
export const editorStyles = `body > p { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif; }
[data-only='local'] .buttons > .button ~ .sui.spacer ~ .button { display: none; }
`;
