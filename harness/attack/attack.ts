import type { Service, Start } from '../service';

/** What an attack works with. */
export interface Target {
  service: Service;
  /** A folder of its own, with the inbox `inbox.db`. */
  folder: string;
  /** The checkout that is attacked. */
  checkout: string;
  /** How many builds run under requests. */
  builds: number;
  /** Starts the service anew, on the same inbox, after the attack has ended it. */
  restart(start?: Pick<Start, 'env' | 'through'>): Promise<Service>;
}

/** What came of it. */
interface Outcome {
  /** What was sent, in a few words. */
  sent: string;
  /** What was answered or done wrongly; empty when all is well. */
  problems: string[];
}

/** One attack. */
export interface Attack {
  name: string;
  /** What it tries, for the table. */
  about: string;
  start?: Pick<Start, 'env' | 'through'>;
  /** The service is ended by the attack itself: other visitors are not measured. */
  endsService?: boolean;
  run(target: Target): Promise<Outcome>;
}
