#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

// What `npx school` starts: the program in TypeScript, from the project's folder, wherever it was called.
process.env.INIT_CWD ??= process.cwd();
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await import('tsx');
await import('./school.ts');
