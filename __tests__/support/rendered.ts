import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A top-level name of a file, as 'src/components/card.tsx#Card'. */
type Place = `${string}#${string}`;

interface Source {
  /** What the file declares or hands on under each name, with the places that it draws on. */
  uses: Map<string, Set<Place>>;
  exported: Set<string>;
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** The file that a relative import means; undefined for packages and for what is no script. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((file) => existsSync(file));
}

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : '';

/** Where the names that a file imports or declares stand. */
function placesOf(file: string, source: ts.SourceFile): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = fileOf(file, textOf(statement.moduleSpecifier));
      const named = statement.importClause?.namedBindings;
      if (!target || !named || !ts.isNamedImports(named)) continue;
      for (const { name, propertyName } of named.elements) {
        places.set(name.text, `${target}#${(propertyName ?? name).text}`);
      }
    } else {
      for (const name of declaredNames(statement)) places.set(name, `${file}#${name}`);
    }
  }
  return places;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

/** The identifiers of a meta that name what all its stories show. */
function shownByMeta(node: ts.PropertyAssignment): ts.Identifier[] {
  if (!ts.isIdentifier(node.name)) return [];
  const { initializer } = node;
  if (node.name.text === 'component' && ts.isIdentifier(initializer)) return [initializer];
  if (node.name.text !== 'subcomponents' || !ts.isObjectLiteralExpression(initializer)) return [];
  return initializer.properties.flatMap((one) =>
    ts.isShorthandPropertyAssignment(one) ? [one.name] : [],
  );
}

/** The identifiers that a node draws: tags, components handed to tags, and helpers that it calls. */
function drawn(node: ts.Node, inStory: boolean): string[] {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return [node.tagName.getText().split('.')[0] ?? ''];
  }
  if (ts.isJsxExpression(node) && node.expression && ts.isIdentifier(node.expression)) {
    return [node.expression.text];
  }
  if (inStory && ts.isPropertyAssignment(node)) return shownByMeta(node).map(({ text }) => text);
  return ts.isIdentifier(node) && !isComponent(node.text) ? [node.text] : [];
}

function read(file: string): Source {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const places = placesOf(file, source);
  const result: Source = { uses: new Map(), exported: new Set() };
  const inStory = file.endsWith('.stories.tsx');
  const collect = (node: ts.Node, into: Set<Place>) => {
    if (ts.isTypeNode(node)) return;
    for (const name of drawn(node, inStory)) {
      const place = places.get(name);
      if (place) into.add(place);
    }
    // A part that is loaded later: `lazy(() => import('./part'))`.
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = fileOf(file, textOf(node.arguments[0]));
      if (target) into.add(`${target}#*`);
    }
    ts.forEachChild(node, (child) => collect(child, into));
  };
  for (const statement of source.statements) {
    const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const given = flags.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const nodes: [string, ts.Node][] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((one) => [one.name.getText(), one])
      : declaredNames(statement).map((name) => [name, statement]);
    if (ts.isExportAssignment(statement)) nodes.push(['default', statement]);
    for (const [name, node] of nodes) {
      const uses = result.uses.get(name) ?? new Set<Place>();
      collect(node, uses);
      result.uses.set(name, uses);
      if (given || name === 'default') result.exported.add(name);
    }
  }
  return result;
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const source = sources.get(file) ?? read(file);
  sources.set(file, source);
  return source;
}

/** The components that a file gives to others. */
export const exportedComponents = (file: string): string[] =>
  [...sourceOf(file).exported].filter(isComponent);

/**
 * Every place that the stories of these files draw, directly or through other components: read off
 * the syntax of `component`, `subcomponents`, JSX and the helpers called, so that words and unused
 * imports do not count.
 */
export function renderedBy(storyFiles: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const left: string[] = storyFiles.map((file) => `${file}#*`);
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const [file = '', name = ''] = place.split('#');
    const { uses, exported } = sourceOf(file);
    if (name === '*') left.push(...[...exported].map((one) => `${file}#${one}`));
    else left.push(...(uses.get(name) ?? []));
  }
  return seen;
}
