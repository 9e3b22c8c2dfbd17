import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { isPhotoName, kindOf } from '../lib/files/file-kinds';
import { writtenBelow } from '../lib/files/files-below';
import { composed, isSystemFile, nameProblem } from '../lib/files/file-name';
import type { Diagnostic } from './diagnostics';
import type { DiskNames } from './disk-names';
import { type Facts, gatherFacts } from './facts';
import { type FileName, fileSchemas } from './file-schemas';
import { importsFile } from './imports-file';
import { fileProblem } from './photos/file-problem';
import { readMarkdown } from './read-markdown';
import { readText } from './read-text';
import { readYaml } from './read-yaml';
import { siteSchema } from './site.schema';
import { parsePath, type SourceFile } from './source-file';
import { factsProblem, isMisnamed, misplaced, unknownFile } from './unknown-files';
import { checkValue } from './validate';

/** A document of content/papers. */
export interface DocumentFile {
  bytes: number;
  /** Why it can't be offered, such as that it is another kind of file than its ending says, and what to do. */
  problem?: string | undefined;
}

/** All that the content folder holds; site, navigation and home must be there. */
export interface ContentFolder extends Partial<Record<FileName, SourceFile>> {
  facts: SourceFile[];
  pages: SourceFile[];
  /** Paths relative to content/pictures, in Unicode's composed form; so are those of documents. */
  pictures: ReadonlySet<string>;
  /** Those of them that can't be shown, and what to do; by the same paths. */
  brokenPictures?: ReadonlyMap<string, string>;
  /** By path relative to content/papers. */
  documents: ReadonlyMap<string, DocumentFile>;
  /** Those of both whose names the disk has in another Unicode form. */
  diskNames: DiskNames;
  diagnostics: Diagnostic[];
}

const fileNames = Object.keys(fileSchemas) as FileName[];
const needed: readonly FileName[] = ['site', 'navigation', 'home'];

/**
 * Reads the content folder from disk. Files in the wrong place or missing are diagnostics, and so is
 * what their syntax got wrong.
 */
export function readFolder(contentDir: string): ContentFolder {
  const root = resolve(contentDir);
  const diagnostics: Diagnostic[] = [];
  const nameOf = (path: string) => `${basename(root)}/${relative(root, path).split(sep).join('/')}`;
  const report = (path: string, message: string) =>
    diagnostics.push({ file: nameOf(path), line: 1, column: 1, message });
  const read = (path: string): SourceFile => {
    const { text, diagnostic } = readText(path, nameOf(path));
    if (diagnostic) {
      diagnostics.push(diagnostic);
      return { file: nameOf(path), value: pathIn(text), broken: true, at: () => diagnostic };
    }
    const parse = extname(path) === '.md' ? readMarkdown : readYaml;
    const { source, diagnostics: syntax } = parse(nameOf(path), text);
    diagnostics.push(...syntax);
    return source;
  };
  const single = (name: FileName) => {
    const path = join(root, `${name}.yaml`);
    // That somebody has emptied it: that nothing is urgent is no mistake.
    if (name === 'alert' && isBlank(path)) return undefined;
    if (isFile(path)) return read(path);
    if (needed.includes(name)) {
      report(path, 'the file is missing; the site can’t be built without it');
    }
    return undefined;
  };
  const written = (folder: string, endings: readonly string[]) =>
    writtenBelow(join(root, folder)).flatMap((name, _, names) => {
      const path = join(root, folder, name);
      const isRead = endings.includes(extname(path));
      const problem = isRead && folder === 'facts' ? factsProblem(name, names) : undefined;
      if (problem !== undefined) report(path, problem);
      if (isRead) return [read(path)];
      const isHow = `files of ${folder} end in ${endings.join(' or ')}; rename it or move it away`;
      report(path, nameProblem(basename(path)) ?? isHow);
      return [];
    });
  const diskNames: Record<string, string> = {};
  const listed = (folder: string) => {
    const known = new Set<string>();
    return writtenBelow(join(root, folder)).flatMap((written) => {
      const path = join(root, folder, written);
      const name = composed(written);
      if (!lstatSync(path).isFile()) {
        // What a link leads to may lie anywhere on the computer, and would be published.
        report(path, 'a link to another place is not published; put the file itself here');
        return [];
      }
      if (known.has(name)) {
        report(
          path,
          'another file has the same name in the other Unicode form; rename one of them',
        );
        return [];
      }
      known.add(name);
      if (name !== written) diskNames[`${folder}/${name}`] = `${folder}/${written}`;
      return [{ path, name }];
    });
  };

  const pictures = listed('pictures');
  diagnostics.push(...unknownFiles(root, nameOf));

  return {
    ...Object.fromEntries(fileNames.map((name) => [name, single(name)])),
    facts: written('facts', ['.yaml']),
    pages: written('pages', ['.yaml', '.md']),
    pictures: new Set(pictures.map(({ name }) => name)),
    brokenPictures: new Map(
      pictures
        .filter(({ name }) => isPhotoName(name))
        .flatMap(({ path, name }) => {
          const problem = nameProblem(name) ?? fileProblem(path, 'photos');
          return problem === undefined ? [] : [[name, problem] as const];
        }),
    ),
    documents: new Map(listed('papers').map(({ path, name }) => [name, readDocument(path, name)])),
    diskNames,
    diagnostics,
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const isBlank = (path: string) => isFile(path) && readFileSync(path, 'utf8').trim() === '';

/** The facts that texts of a folder can name. */
export const factsOf = ({
  site,
  privacy,
  facts,
}: Pick<ContentFolder, 'site' | 'privacy' | 'facts'>): Facts =>
  gatherFacts(
    new Map(
      [site, privacy, ...facts].flatMap((source) =>
        source ? [[basename(source.file, '.yaml'), source] as const] : [],
      ),
    ),
    (name) => {
      const { errors } = checkValue(siteSchema, site?.value);
      const mistakes = errors.map(({ path = '' }) => ['site', ...parsePath(path)].join('.'));
      return mistakes.some((path) => path !== 'site' && `${name}.`.startsWith(`${path}.`));
    },
  );

/** The path of a page that can't be read: links to it are not broken because of that. */
function pathIn(text: string): { path?: string } {
  const path = /^path: *(\/[\w/-]*)/m.exec(text)?.[1];
  return path === undefined ? {} : { path };
}

function readDocument(path: string, name: string): DocumentFile {
  const { size } = statSync(path);
  return {
    bytes: size,
    problem: nameProblem(name) ?? (kindOf(path) && fileProblem(path, 'files')),
  };
}

/** Diagnostics for files with a misspelt name, which would be ignored silently. */
function unknownFiles(root: string, nameOf: (path: string) => string): Diagnostic[] {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  const inFolder = readdirSync(root);
  return inFolder
    .filter((file) => file !== importsFile && !isSystemFile(file))
    .flatMap((file) => {
      const isOfYaml = /\.ya?ml/i.test(file) || isMisnamed(file, fileNames);
      const message = isOfYaml
        ? unknownFile(file, fileNames, (name) => inFolder.includes(name))
        : misplaced(join(root, file));
      return message === undefined
        ? []
        : [{ file: nameOf(join(root, file)), line: 1, column: 1, message }];
    });
}
