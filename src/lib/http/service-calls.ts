import type { Call } from './http-error';
import type { components } from './service-types';

/** A record as the API description has it: `Sent<'News'>`. */
export type Sent<Name extends keyof components['schemas']> = components['schemas'][Name];

type Replies = components['schemas']['Replies'];

/** The JSON that a GET call of the API description answers with. */
export type JsonReply<Path extends keyof Replies> = Replies[Path];

/** The paths of the calls that answer a list; of one kind of record when a kind is given. */
export type ListPath<Sent = unknown> = {
  [Path in keyof Replies]: [Replies[Path]] extends [never]
    ? never
    : Replies[Path] extends Sent[]
      ? Path
      : never;
}[keyof Replies];

/** A call of the API description. */
export interface ServiceCall extends Call {
  path: keyof Replies;
}

/** A call of the API description that answers a list of one kind of record. */
export interface ListCall<Sent> extends Call {
  path: ListPath<Sent>;
}
