import { escapeHtml } from '../../../lib/html/escape-html';
import type { ImportResult, Unclear } from './run-import';
import type { TargetChoice } from './targets';

const kinds: Readonly<Record<string, readonly [name: string, words: string]>> = {
  '+': ['new', 'New'],
  '~': ['changed', 'Changed'],
  '-': ['gone', 'Taken away'],
  '!': ['unread', 'Can’t be read'],
};

function lineOf(line: string): string {
  const kind = /^[+~!-] /.test(line) ? kinds[line.charAt(0)] : undefined;
  if (!kind) return `<li>${escapeHtml(line)}</li>`;
  const [name, words] = kind;
  return `<li class="${name}"><b>${words}</b> ${escapeHtml(line.slice(2))}</li>`;
}

function question({ field, words, isForAll }: Unclear, headings: readonly string[]): string {
  const options = headings.map((heading) => `<option>${escapeHtml(heading)}</option>`).join('');
  const name = escapeHtml(field);
  return `<p><label for="column-${name}">Which column holds ${escapeHtml(words)}?</label>
<select id="column-${name}" name="column.${name}"><option value="">Choose</option>${options}</select>
${isForAll ? `<label for="set-${name}">or the same for all rows:</label> <input id="set-${name}" name="set.${name}">` : ''}</p>`;
}

/** What an import would do, or has done, as HTML below the form. */
export function resultView(result: ImportResult): string {
  const { lines, canWrite, isWritten, unclear, headings } = result;
  const isUnread = (line: string) => line.startsWith('! ');
  const unread = lines.filter(isUnread).length;
  const title = isWritten
    ? 'This was written'
    : canWrite
      ? 'This would change'
      : unclear.length > 0
        ? 'Something is not clear'
        : 'Nothing to write';
  const told = lines.filter(
    (line) => unclear.length === 0 || !/^It(?:s headings| isn't)/.test(line),
  );
  // What has to be corrected stands first: of 300 rows it would be below all others.
  const shown = [...told.filter(isUnread), ...told.filter((line) => !isUnread(line))];
  return `<h2 id="result" tabindex="-1">${title}</h2>
${unread > 0 ? `<p>${unread} ${unread === 1 ? 'place' : 'places'} of the file can’t be read. Correct that in the file, and choose it again: what is right is not added twice.</p>` : ''}
${unclear.length > 0 ? `<form id="answers">${unclear.map((one) => question(one, headings)).join('\n')}<button>Go on</button></form>` : ''}
${shown.length > 0 ? `<ul class="lines">${shown.map(lineOf).join('\n')}</ul>` : ''}
${canWrite ? '<p><button type="button" id="accept">Write all of this</button> Nothing has been written so far.</p>' : ''}`;
}

/** The form: files, or a folder, and where they go. */
export function formView(targets: readonly TargetChoice[]): string {
  const options = targets.map(
    ({ to, words }) => `<option value="${escapeHtml(to)}">${escapeHtml(words)}</option>`,
  );
  return `<h1>Bring in files of the office</h1>
<p>Excel, CSV, Word, a calendar (.ics), an older site of WordPress, or a folder of photos or documents. First you see, row by row, what would change; nothing is written until you accept it.</p>
<form id="import">
<p><label for="files">A file; with the photos and documents that a table names</label><input type="file" id="files" multiple></p>
<p><label for="folder">Or a folder of photos or documents</label><input type="file" id="folder" webkitdirectory></p>
<p><label for="to">Where it goes</label><select id="to" name="to"><option value="">as its headings say</option>${options.join('')}<option value="messages">a letter of the Principal (Word)</option></select></p>
<details><summary>More</summary>
<p><label for="sheet">The sheet of a workbook</label><input id="sheet" name="sheet"></p>
<p><label for="set">The same for all rows, or of an album</label><input id="set" name="set" aria-describedby="set-help"></p><p id="set-help">Such as <code>session=2025-2026</code>, or <code>description="The parade of the four houses."</code></p>
<p><label for="at-school">Who is at school, as a column of their status says</label><input id="at-school" name="atSchool" aria-describedby="at-school-help"></p><p id="at-school-help">Such as <code>SC,OBC,General</code>; it is remembered.</p>
<p><label><input type="checkbox" name="remove"> Take away what the file does not have, of its classes or days</label></p>
<p><label><input type="checkbox" name="removeAll"> Take away what the file does not have, of the whole list</label></p>
<p><label><input type="checkbox" name="noPage"> Days: leave the page with the calendar as it is</label></p>
<p><label><input type="checkbox" name="fetch"> Ask the older site for its pictures (WordPress)</label></p>
</details>
<p><button>Show what would change</button></p>
</form>
<p id="status" role="status"></p>
<section id="shown" aria-label="What the import would do"></section>`;
}
