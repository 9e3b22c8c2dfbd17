import { program } from '../lib/terminal/program';
import { completion } from './commands/completion';
import { add, check, edit, links, pictures, schemas, stale } from './commands/content';
import { importCommand } from './commands/import';
import { newSchool, rollover, upgrade } from './commands/school';
import { inbox, provider } from './commands/service';
import { build, buildSchools, develop, serve, start } from './commands/site';

/** All commands of the project for schools, editors and hosts; what each does is loaded when it is called. */
export const school = program(
  'npx school',
  'The commands of the school website. Each explains its options: npx school check --help.',
  {
    'The site': [start, develop, build, buildSchools, serve],
    Content: [edit, add, importCommand, check, links, pictures, stale],
    Schools: [newSchool, rollover, upgrade],
    'Content service': [inbox, provider],
    Development: [schemas, completion],
  },
);
