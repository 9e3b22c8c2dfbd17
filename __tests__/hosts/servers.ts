import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** What a server of somebody else's is to serve. */
export interface Served {
  publicDir: string;
  hostsDir: string;
  port: number;
}

/** A server program, and how it is told to serve the built site with the rules of the build. */
export interface Server {
  name: string;
  program: string;
  /** The whole configuration; `dir` is a folder for what the server writes. */
  config: (served: Served, dir: string) => string;
  args: (file: string) => string[];
}

const isRoot = userInfo().uid === 0;

const nginx: Server = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  config: ({ publicDir, hostsDir, port }, dir) => `
${isRoot ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${dir}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(publicDir)};
    include ${resolve(hostsDir)}/nginx.conf;
  }
}
`,
  args: (file) => ['-e', 'stderr', '-c', file],
};

/** Modules that a host may lack. */
const optional = ['dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];
const modules = ['mpm_event', 'authz_core', ...optional];

/** How an Apache differs from the usual one. */
interface ApacheOptions {
  name: string;
  without?: string;
  /** What `.htaccess` may set. */
  override?: string;
  /** Further lines, of the whole server. */
  more?: string;
}

const apacheWith = ({ name, without, override = 'All', more = '' }: ApacheOptions): Server => ({
  name,
  program: '/usr/sbin/apache2',
  config: ({ publicDir, port }, dir) => `
ServerRoot ${dir}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${dir}/apache.pid
DefaultRuntimeDir ${dir}
ErrorLog ${dir}/error.log
LogLevel error mpm_event:error core:error
${isRoot ? 'User www-data\nGroup www-data' : ''}
${modules
  .filter((module) => module !== without)
  .map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`)
  .join('\n')}
${without === 'mime' ? '' : 'TypesConfig /etc/mime.types'}
${more}
DocumentRoot ${resolve(publicDir)}
<Directory ${resolve(publicDir)}>
  AllowOverride ${override}
  Options FollowSymLinks
  Require all granted
</Directory>
`,
  args: (file) => ['-D', 'FOREGROUND', '-f', file],
});

const apache = apacheWith({ name: 'Apache' });

/** A host of many sites: it forbids `Options`, knows scripts by their old type, and sets headers of its own. */
const sharedApache = apacheWith({
  name: 'Apache of a shared host',
  override: 'FileInfo Indexes',
  more: `
LoadModule expires_module /usr/lib/apache2/modules/mod_expires.so
TypesConfig /dev/null
AddType text/html .html
AddType image/png .png
AddType application/javascript .js
ExpiresActive On
ExpiresDefault "access plus 10 days"
DirectoryIndex index.php index.html
Header set X-Frame-Options SAMEORIGIN
Header set Cache-Control "max-age=2592000"
`,
});

/** Apache with one module less each. */
export const smallerServers: readonly Server[] = optional.map((without) =>
  apacheWith({ name: `Apache without mod_${without}`, without }),
);

/** Apache, for rules as LiteSpeed reads them (`lite-speed.ts`). */
export const liteSpeed: Server = { ...apache, name: 'LiteSpeed' };

/** The servers that the build writes rules for and that can be started here. */
export const servers: readonly Server[] = [nginx, apache, sharedApache];

/** Whether the program is installed. */
export const isInstalled = ({ program }: Server): boolean => existsSync(program);

const answers = (origin: string) =>
  fetch(`${origin}/robots.txt`).then(
    () => true,
    () => false,
  );

async function answering(child: ChildProcess, origin: string, name: string): Promise<void> {
  let ended = false;
  child.on('exit', () => (ended = true));
  const until = Date.now() + 20_000;
  while (!(await answers(origin))) {
    if (ended || Date.now() > until) throw new Error(`${name} did not start.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Runs a server as long as `visit` takes; gives it the address. */
export async function withServer(
  server: Server,
  served: Served,
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'host-'));
  const file = join(dir, 'server.conf');
  writeFileSync(file, server.config(served, dir));
  const child = spawn(server.program, server.args(file), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${served.port}`;
  try {
    await answering(child, origin, server.name).catch((error: unknown) => {
      // A runner's stderr is a socket, which Apache can't open: its log is a file.
      const log = join(dir, 'error.log');
      if (existsSync(log)) console.error(readFileSync(log, 'utf8'));
      throw error;
    });
    await visit(origin);
  } finally {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill()) await gone;
    rmSync(dir, { recursive: true, force: true });
  }
}
