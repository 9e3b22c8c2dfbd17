import type { Call } from './http-error';
import type { components, paths } from './service-types';

/** A record as the API description has it: `Sent<'News'>`. */
export type Sent<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The JSON that a GET call of the API description answers with. */
export type JsonReply<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Reply } } } };
}
  ? Reply
  : never;

/** The paths of the calls that answer a list; of one kind of record when a kind is given. */
export type ListPath<Sent = unknown> = {
  [Path in keyof paths]: [JsonReply<Path>] extends [never]
    ? never
    : JsonReply<Path> extends Sent[]
      ? Path
      : never;
}[keyof paths];

/** A call of the API description. */
export interface ServiceCall extends Call {
  path: keyof paths;
}

/** A call of the API description that answers a list of one kind of record. */
export interface ListCall<Sent> extends Call {
  path: ListPath<Sent>;
}
