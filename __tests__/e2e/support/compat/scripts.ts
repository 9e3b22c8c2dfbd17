import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { below, type Floor, lacking } from './floor';

/** `toSorted` and `createObjectURL_static` are names in programs, `click_event` is none. */
const memberName = (name: string) => /^([a-z]\w*?)(_static)?$/i.exec(name)?.[1];

/**
 * Names of JavaScript and of the platform that no older object has, each with who lacks it: by them
 * newer ones are known, whatever object they are asked of. One word of the platform (`queue`, `role`)
 * tells nothing: programs call their own things so.
 */
export function newerNames(floor: Floor): ReadonlyMap<string, string[]> {
  const newer = new Map<string, string[]>();
  const known = new Set<string>();
  const note = (name: string, missing: string[]) => {
    if (missing.length > 0) newer.set(name, missing);
    else known.add(name);
  };
  const builtins = bcd.javascript.builtins ?? {};
  for (const [name, feature] of [...below(bcd.api), ...below(builtins)]) {
    note(name, lacking(feature, floor));
    for (const [member, own] of below(feature)) {
      const called = memberName(member);
      if (called === undefined || called.includes('_')) continue;
      if (name in builtins || /[a-z][A-Z]/.test(called)) note(called, lacking(own, floor));
    }
  }
  for (const name of known) newer.delete(name);
  return newer;
}

interface ScriptNode {
  type: string;
  name?: string;
  computed?: boolean;
  property?: { type: string; name?: string };
  regex?: { pattern: string; flags: string };
  value?: unknown;
}

/**
 * What a script uses that the floor does not have, each once: newer syntax (a fault of parsing, static
 * blocks, looking behind in regular expressions) and newer names.
 */
export function newerInScript(code: string, names: ReadonlyMap<string, string[]>): string[] {
  const found = new Set<string>();
  const visit = (node: ScriptNode) => {
    if (node.type === 'StaticBlock') found.add('syntax: static block');
    // esbuild writes what its targets do not have as `new RegExp('…')`, which throws where it is run.
    const pattern = node.regex?.pattern ?? node.value;
    if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)) found.add('syntax: lookbehind');
    if (node.regex?.flags.includes('v')) found.add('syntax: regular expression with v');
    const name =
      node.type === 'Identifier'
        ? node.name
        : node.type === 'MemberExpression' && !node.computed
          ? node.property?.name
          : undefined;
    if (name !== undefined && names.has(name)) found.add(name);
  };
  try {
    full(parse(code, { ecmaVersion: 2022, sourceType: 'script' }), (node) =>
      visit(node as unknown as ScriptNode),
    );
  } catch (error) {
    found.add(`syntax: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [...found];
}
