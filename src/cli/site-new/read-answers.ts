import { basename } from 'node:path';
import { noChecks } from '../../content/checks';
import { type Diagnostic, formatDiagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { readYaml } from '../../content/read-yaml';
import { validate } from '../../content/validate';
import { applyFixes } from '../content-check/fix/apply-fixes';
import { answersSchema, type SchoolAnswers } from './answers.schema';

const isWhole = /^(?:".*"|'.*'|\[.*\]|\{.*\}|[|>][+-]?)$/;

/** A comment has a blank behind its #: `#1` and `School #2` are words. */
const comment = /(?:^|\s)#(?=\s|$)/;

/** A line `name: words`, with nothing below that belongs to it. */
const line = /^([A-Za-z]+):[ \t]+(\S[^\r\n]*)$(?!\r?\n[ \t]+\S)/gm;

const colours = /\b(main|accent):[ \t]*(#?[\da-f]{6}|#[\da-f]{3})(?=\s*(?:[,}\n\r]|$|\s#))/gim;

/**
 * A text of answers in YAML, each of one line in quotes: nobody has to know what a colon, a #, an @ or a
 * bracket means to YAML. So have colours in figures.
 */
const withQuotedAnswers = (yaml: string): string =>
  yaml.replace(colours, "$1: '$2'").replace(line, (whole, key: string, rest: string) => {
    const end = rest.search(comment);
    const value = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
    if (value === '' || isWhole.test(value)) return whole;
    const behind = rest.slice(value.length);
    return `${key}: '${value.replaceAll("'", "''")}'${behind}`;
  });

/** The answers in a text of YAML. Throws every mistake at once, as `inWords` puts each. */
export function parseAnswers(
  name: string,
  text: string,
  inWords: (diagnostic: Diagnostic) => string,
): SchoolAnswers {
  const written = withQuotedAnswers(text);
  // Nobody has to know either that the comma of an amount parts values in brackets.
  const fixes = readYaml(name, written).diagnostics.flatMap(({ fix }) => fix ?? []);
  const { source, diagnostics } = readYaml(name, applyFixes(name, written, fixes).text);
  const checked = source.broken ? { diagnostics } : validate(answersSchema, { source }, noChecks);
  if (checked.diagnostics.length === 0 && checked.value) return checked.value;
  throw new Error(checked.diagnostics.map(inWords).join('\n'));
}

/** Reads a file of answers. Throws every mistake at once, each with its line and what to write. */
export function readAnswers(path: string): SchoolAnswers {
  const name = basename(path);
  const { text, diagnostic } = readText(path, name);
  if (diagnostic) throw new Error(formatDiagnostic(diagnostic));
  return parseAnswers(name, text, formatDiagnostic);
}
