/** Ends the running task, so that the browser may answer the visitor before the next piece of work. */
export const nextTask = () => new Promise<void>((done) => void setTimeout(done));
