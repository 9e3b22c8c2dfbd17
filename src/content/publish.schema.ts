import type { InferType } from 'yup';
import { allProblems, type FieldProblem, validator } from './field-messages';
import { amount, choice, shape, text } from './fields';

/** Where `school publish` can put a site. */
const publishTargets = ['zip', 'ftp', 'sftp', 'rsync', 'github-pages', 'cloudflare-pages'] as const;

const examples = {
  host: 'ftp.hillview.example',
  user: 'website@hillview.example',
  folder: 'public_html',
  project: 'hillview',
} as const;

type Needed = keyof typeof examples;
const ofServer: readonly Needed[] = ['host', 'user', 'folder'];

/** What a target can't do without. */
const needed: Readonly<Record<(typeof publishTargets)[number], readonly Needed[]>> = {
  zip: [],
  ftp: ofServer,
  sftp: ofServer,
  rsync: ofServer,
  'github-pages': [],
  'cloudflare-pages': ['project'],
};

/** A text of these characters alone: it becomes part of a command or an address. */
const plain = (what: string, description: string, example: string, allowed: RegExp) =>
  text(description, example).test(
    validator('plain', (value: string) =>
      allowed.test(value) ? undefined : `"${value}" is no ${what}; write it like ${example}`,
    ),
  );

const fields = shape(
  'Where `npx school publish` puts the site. Passwords and keys never stand here, but in the environment.',
  {
    target: choice('How it gets there.', publishTargets),
    host: plain(
      'name of a server',
      'The server, by its name alone.',
      examples.host,
      /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i,
    ).optional(),
    port: amount('Its port, where it is not the usual one.', 2222, 1).optional(),
    user: plain(
      'user',
      'The user who signs in there.',
      examples.user,
      /^[\w.+][\w.@+-]*$/,
    ).optional(),
    folder: plain(
      'folder',
      'The folder of the site there, seen from where that user arrives; only files that an earlier publishing put there are ever removed.',
      examples.folder,
      /^(?!-)(?!(?:.*\/)?\.\.(?:\/|$))[^\p{Cc}"'\\*?]+$/u,
    ).optional(),
    encryption: choice(
      'For ftp: whether the connection is encrypted. Without it anybody on the way reads the password.',
      ['tls', 'none'] as const,
    ).optional(),
    hostKey: plain(
      'public key',
      'For sftp and rsync: the public key of the server, as its provider tells it.',
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA…',
      /^(?:ssh-|ecdsa-sha2-)[\w-]+ [\w+/=]+$/,
    ).optional(),
    project: plain(
      'name of a project',
      'For cloudflare-pages: the name of the project there.',
      examples.project,
      /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/,
    ).optional(),
  },
);

/** Where a school publishes its site, in content/site.yaml. */
export const publishSchema = fields.optional().test({
  name: 'needed-by-target',
  test(value, context) {
    // What else may stand there, its own field refuses.
    if (!value || !publishTargets.includes(value.target)) return true;
    const problems: FieldProblem[] = needed[value.target]
      .filter((key) => value[key] === undefined)
      .map((key) => ({
        message: `"${key}" is missing, which the target ${value.target} needs; add it, for example "${examples[key]}"`,
      }));
    return allProblems(context, problems);
  },
});

/** Where a school publishes its site. */
export type PublishSettings = NonNullable<InferType<typeof publishSchema>>;
