import { noteId, noteText } from './note';

// Defined by the bundler: the formatted time of the build.
declare const OFFLINE_AS_OF: string;

/** The Network Information API, where it is supported. */
interface NavigatorNetworkInformation {
  connection?: { saveData?: boolean };
}

function say() {
  if (document.getElementById(noteId)) return;
  const note = document.createElement('p');
  note.id = noteId;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  // Into the existing live region, so that screen readers announce it.
  note.textContent = noteText(OFFLINE_AS_OF);
}

window.addEventListener('offline', say);
window.addEventListener('online', () => document.getElementById(noteId)?.remove());
if (!navigator.onLine) say();
// With `saveData` the pages are not precached.
if (!(navigator as NavigatorNetworkInformation).connection?.saveData) {
  navigator.serviceWorker
    .register(`${process.env.GATSBY_BASE ?? ''}/sw.js`)
    .catch((cause: unknown) => {
      console.warn('Reading offline is not possible here.', cause);
    });
}
