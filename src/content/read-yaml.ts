import { isNode, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { Diagnostic } from './diagnostics';
import { factFix, quoted, signedTexts, yamlFix, type YamlFix } from './yaml-fixes';
import { isOpenQuote, yamlMessage } from './yaml-messages';
import { misreadIn, mostCopies, tooManyCopies, tooMuchIn } from './yaml-misread';
import { foreignMarks } from './yaml-marks';
import { lineFinder, type Aim, type Path, type SourceFile } from './source-file';
import { offsetOf } from './yaml-offset';

interface ReadYaml {
  source: SourceFile;
  diagnostics: Diagnostic[];
}

let kept: Map<string, { text: string; read: ReadYaml }> | undefined;

/** From now on a file is not parsed again while its text is the same: builds and checks read files for several ends. */
export function keepReadYaml(): void {
  kept ??= new Map();
}

/** Reads YAML; what YAML itself forbids comes back as diagnostics beside the value. */
export function readYaml(file: string, text: string): ReadYaml {
  const known = kept?.get(file);
  const read = known?.text === text ? known.read : parseYaml(file, text);
  if (!kept) return read;
  kept.set(file, { text, read });
  // Who takes it may change it.
  const value = structuredClone(read.source.value);
  return { source: { ...read.source, value }, diagnostics: [...read.diagnostics] };
}

function parseYaml(file: string, source: string): ReadYaml {
  const placeOf = lineFinder(file, source);
  const tooMuch = tooMuchIn(source);
  if (tooMuch) {
    const place = placeOf(tooMuch.offset);
    return {
      source: { file, value: {}, broken: true, at: () => place },
      diagnostics: [{ ...place, message: tooMuch.message }],
    };
  }
  const document = parseDocument(source, { prettyErrors: false, logLevel: 'error' });
  const diagnostics: Diagnostic[] = [];
  const report = (offset: number, message: string, fix?: YamlFix) => {
    const { line, column } = placeOf(fix?.offset ?? 0);
    diagnostics.push({
      ...placeOf(offset),
      message,
      ...(fix && { fix: { line, column, was: fix.was, is: fix.is } }),
    });
  };
  const misread = misreadIn(document, source);
  const marks = foreignMarks(source, document.errors);
  for (const { at, message, fix } of marks) report(at, message, fix);
  // YAML tells several mistakes of one sign.
  const signedAt = new Set<number>();
  const reportSigned = (signed: YamlFix) => {
    const what = /^[\p{L}\p{N}]/u.test(signed.was)
      ? 'holds a link'
      : `begins with ${signed.was[0]}`;
    const message = `a text that ${what} needs quotes: ${signed.is}`;
    if (!signedAt.has(signed.offset)) report(signed.offset, message, signed);
    signedAt.add(signed.offset);
  };
  // All else that YAML says of such a file follows from them.
  const errors = marks.length > 0 ? [] : [...document.errors, ...document.warnings];
  const hasTab = errors.some(({ code }) => code === 'TAB_AS_INDENT');
  const toldLines = new Set<number>();
  for (const error of errors) {
    const offset = openQuote(document, error) ?? error.pos[0];
    // The same digits behind two amounts that were cut: these are told below.
    const isOfAmount = misread.cutAmounts.some(
      (cut) => cut.offset < offset && offset < cut.offset + cut.written.length,
    );
    if (error.code === 'DUPLICATE_KEY' && isOfAmount) continue;
    // What follows from an error before it.
    const { line } = placeOf(offset);
    const isTold = hasTab && error.code === 'BAD_INDENT';
    if (isTold || (error.code !== 'DUPLICATE_KEY' && toldLines.has(line))) continue;
    if (error !== errors[0] && error.message.includes('token in YAML stream')) continue;
    toldLines.add(line);
    const signed = signedTexts(source, error.pos[0]);
    signed.forEach(reportSigned);
    if (signed.length === 0) report(offset, yamlMessage(error, source), yamlFix(error, source));
  }
  for (const offset of misread.signs) {
    signedTexts(source, offset).forEach(reportSigned);
  }
  for (const offset of misread.bareFacts) {
    const message = "a value that begins with {{ needs quotes: '{{ … }}'";
    report(offset, message, factFix(source, offset));
  }
  // What is misread below is so in its own value alone: all else of the file can be checked.
  const broken = diagnostics.length > 0 || misread.cutAmounts.length > 0;
  for (const { offset, written, read } of misread.numbers) {
    const message = `${written} would be read as the number ${read}; put it in quotes: '${written}'`;
    report(offset, message, { offset, was: written, is: `'${written}'` });
  }
  for (const { offset, written } of misread.cutAmounts) {
    const message = `${written} without quotes is read as several values; put the whole amount in quotes: '${written}'`;
    report(offset, message, { offset, was: written, is: `'${written}'` });
  }
  for (const { offset, written } of misread.cutTexts) {
    const message = `what follows # is read as a comment; put the whole text in quotes: ${quoted(written)}, or a comment on a line of its own`;
    report(offset, message);
  }
  const value = valueOf(document);
  if (value === undefined && diagnostics.length === 0) {
    report(heaviestAlias(document), tooManyCopies);
  }
  const at = (path: Path, aim: Aim = {}) => placeOf(offsetOf(document, source, path, aim));
  return {
    source: { file, value: value ?? {}, broken: broken || value === undefined, at },
    diagnostics,
  };
}

/** The value of a document; undefined where its aliases lead nowhere, or would repeat too much. */
function valueOf(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: mostCopies }) ?? {};
  } catch {
    return undefined;
  }
}

/** Where the alias stands that is used most, or that stands for other aliases. */
function heaviestAlias(document: Document.Parsed): number {
  const uses = new Map<string, { count: number; offset: number }>();
  let nested: number | undefined;
  visit(document, {
    Alias: (_, node, path) => {
      const offset = node.range?.[0] ?? 0;
      const { count = 0 } = uses.get(node.source) ?? {};
      uses.set(node.source, { count: count + 1, offset });
      if (path.some((one) => isNode(one) && 'anchor' in one && one.anchor)) nested ??= offset;
    },
  });
  const [most] = [...uses.values()].sort((a, b) => b.count - a.count);
  return nested ?? most?.offset ?? 0;
}

/** Where a quote begins that is never closed: YAML misses its end where the next key is, or the file ends. */
function openQuote(document: Document.Parsed, error: YAMLError): number | undefined {
  if (!isOpenQuote(error)) return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < error.pos[0]) start = range[0];
    },
  });
  return start;
}
