declare global {
  interface Window {
    /** Of Chromium alone. https://developer.mozilla.org/docs/Web/API/Window/showDirectoryPicker */
    showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
  }
}

/**
 * Lets a folder be chosen that is under no version control, as a new school's is. The editor looks for `.git`
 * in the folder, once, when it is chosen; it is shown `content` instead, which every school's folder has.
 */
export function takeAnyFolder(): void {
  const pick = window.showDirectoryPicker?.bind(window);
  if (!pick) return;
  window.showDirectoryPicker = async () => {
    const folder = await pick();
    const get = folder.getDirectoryHandle.bind(folder);
    folder.getDirectoryHandle = (name, options) => get(name === '.git' ? 'content' : name, options);
    return folder;
  };
}
