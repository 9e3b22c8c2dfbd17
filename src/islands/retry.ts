const firstWait = 2_000;
const longestWait = 60_000;

/** Retries `load` until it succeeds, after 2 s, 4 s and so on up to a minute. */
export async function retryLoad<T>(load: () => Promise<T>, wait = firstWait): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, wait));
    return retryLoad(load, Math.min(wait * 2, longestWait));
  }
}
