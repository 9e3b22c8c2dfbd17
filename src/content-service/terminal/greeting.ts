import type { NetworkInterfaceInfo } from 'node:os';
import { demoNote } from '../dataset/kinds';
import { paint } from '../../lib/terminal/style';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** A service that listens, as far as whoever started it wants to know. */
export interface Listening {
  host: string;
  port: number;
  /** The path below which the site stands; '' at the root. */
  base?: string;
  /** Whether it serves the built site too. */
  site: boolean;
  /** Where messages are kept. */
  databaseUrl: string;
  /** Whether the lists are a sample's, whose days move. */
  isDemo?: boolean;
  /** What `os.networkInterfaces()` gives. */
  interfaces: Interfaces;
}

const everyAddress = new Set(['0.0.0.0', '::']);
const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

// Bridges of containers and virtual machines: no phone reaches them.
const inner = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/;

/** The addresses at which others in the same network reach this machine. */
export function networkAddresses(host: string, interfaces: Interfaces): string[] {
  if (thisMachine.has(host)) return [];
  if (!everyAddress.has(host)) return [host];
  return Object.entries(interfaces)
    .filter(([name]) => !inner.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

// The address of a server may carry its token as a parameter.
const withoutToken = (url: string) => url.split('?')[0];

/** The block that a terminal shows once the service listens. */
export function greeting(listening: Listening): string {
  const { host, port, base = '', site, databaseUrl, isDemo, interfaces } = listening;
  const path = base + (site ? base && '/' : '/api');
  const outside = networkAddresses(host, interfaces);
  const rows = [
    [
      site ? 'The website' : 'The content service',
      paint('good', `http://localhost:${port}${path}`),
    ],
    ...outside.map((address) => [
      'On a phone, same network',
      paint('good', `http://${address}:${port}${path}`),
    ]),
    [
      'Messages',
      `${paint('command', 'npx school inbox')} reads them (${withoutToken(databaseUrl)})`,
    ],
    ...(isDemo ? [['A sample', demoNote]] : []),
    ['To stop', 'Ctrl+C'],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(26)}${value}`);
  return `\n${lines.join('\n')}\n`;
}
