#!/usr/bin/env node
// What `npx school` starts in this folder. The program is a folder of its own: "program" in package.json names it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const { program } = JSON.parse(readFileSync(resolve(here, 'package.json'), 'utf8'));
const folder = resolve(here, process.env.SCHOOL_PROGRAM ?? program);
const start = resolve(folder, 'src/cli/school.mjs');

/** Ends with a sentence about what is missing. */
function end(words) {
  console.error(words);
  process.exit(2);
}

if (!existsSync(start)) {
  end(
    `The program of the website isn't in ${folder}. Put its folder there, or write where it is as "program" in ${resolve(here, 'package.json')}.`,
  );
}
if (!existsSync(resolve(folder, 'node_modules'))) {
  end(`The program of the website has no packages yet: run "npm ci" in ${folder}.`);
}
process.env.INIT_CWD ??= process.cwd();
process.env.CONTENT_DIR ??= resolve(here, 'content');
await import(pathToFileURL(start).href);
