/** Yields to the browser, so that it can handle input before the next task. */
export const nextTask = () => new Promise<void>((done) => void setTimeout(done));
