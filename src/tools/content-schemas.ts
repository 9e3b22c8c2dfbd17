import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noOptions, runCommand } from '../terminal/command';

void runCommand({
  help: {
    name: 'npm run content:schemas',
    about: `Writes what editors of YAML need for completion, hints and red lines: schemas/*.json, and the
setting of VS Code that names them; and docs/lists.md, the fields of the lists for people. To be run
after a block or a field was changed.`,
    fails: 'a file could not be written',
  },
  read: noOptions,
  run: async () => {
    const { editorSettings, listsText, schemaFiles } =
      await import('./content-schemas/schema-files');
    const writeText = (folder: string, name: string, text: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    const write = (folder: string, name: string, value: object) =>
      writeText(folder, name, `${JSON.stringify(value, null, 2)}\n`);
    const files = schemaFiles();
    for (const { name, schema } of files) write('schemas', name, schema);
    write('.vscode', 'settings.json', editorSettings(files));
    writeText('docs', 'lists.md', listsText());
    console.log(`schemas: ${files.length} files, and docs/lists.md`);
  },
});
