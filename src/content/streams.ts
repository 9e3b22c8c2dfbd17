import { didYouMean } from './nearest';
import { isRecord } from './record';

/** The streams of the highest classes as site.yaml lists them; undefined where it lists none. */
export function streamsOf(site: unknown): string[] | undefined {
  const streams = isRecord(site) ? site['streams'] : undefined;
  return Array.isArray(streams) ? streams.map(String) : undefined;
}

/** What is wrong with the name of a stream, for a school with these. */
export function streamProblem(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return `the school has no stream "${name}" (site.yaml lists its streams)${didYouMean(name, known)}`;
}
