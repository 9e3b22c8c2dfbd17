const firstWait = 2_000;
const longestWait = 60_000;

/** What `load` fetches; asked for again after two seconds, four, and so on to a minute, until it comes. */
export async function retryLoad<T>(load: () => Promise<T>, wait = firstWait): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, wait));
    return retryLoad(load, Math.min(wait * 2, longestWait));
  }
}
