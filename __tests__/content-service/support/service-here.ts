import type { AppOptions } from '../../../src/content-service/app-options';
import { newApp } from './app';
import { portOf } from './raw';

/** A service that listens within this process: its address, everything it logged, and how it ends. */
export interface Listening {
  address: string;
  printed(): string;
  end(): Promise<void>;
}

/** Starts the service on a free port within the process of the tests, with its log. */
export async function serviceHere(options: AppOptions): Promise<Listening> {
  let text = '';
  const stream = { write: (line: string) => void (text += line) };
  const app = await newApp({ logger: { level: 'info', stream }, ...options });
  const port = await portOf(app);
  return {
    address: `http://127.0.0.1:${port}`,
    printed: () => text,
    end: async () => void (await app.close()),
  };
}
