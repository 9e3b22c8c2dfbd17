import { noteId, noteText } from './note';

// Written in by the bundler: when the site was built, for reading.
declare const OFFLINE_AS_OF: string;

/** What browsers tell about the visitor's connection, where they do. */
interface NavigatorNetworkInformation {
  connection?: { saveData?: boolean };
}

function say() {
  if (document.getElementById(noteId)) return;
  const note = document.createElement('p');
  note.id = noteId;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  // Into the standing element, so that screen readers tell it.
  note.textContent = noteText(OFFLINE_AS_OF);
}

window.addEventListener('offline', say);
window.addEventListener('online', () => document.getElementById(noteId)?.remove());
if (!navigator.onLine) say();
// Who asked to save data would not want the whole handbook fetched ahead.
if (!(navigator as NavigatorNetworkInformation).connection?.saveData) {
  navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
    console.warn('Reading offline is not possible here.', cause);
  });
}
