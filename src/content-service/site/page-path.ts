const indexFile = '/index.html';

/** The path of a page as it is linked: without `index.html`, and without slashes at its end. */
export function pagePath(path: string): string {
  const named = path.slice(-indexFile.length).toLowerCase() === indexFile;
  let end = named ? path.length - indexFile.length : path.length;
  // A pattern (`/\/+$/`) would begin anew at each of thousands of slashes.
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
