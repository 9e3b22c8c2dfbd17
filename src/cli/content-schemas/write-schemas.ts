import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorSettings, schemaFiles, schemaPages } from './schema-files';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the schemas, the setting of VS Code that names them, and the pages for people. */
export function writeSchemas(): void {
  const files = schemaFiles();
  const texts = {
    ...Object.fromEntries(files.map(({ name, schema }) => [`schemas/${name}`, json(schema)])),
    '.vscode/settings.json': json(editorSettings(files)),
    ...schemaPages(),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`schemas: ${files.length} files, schemas/blocks.md and schemas/lists.md`);
}
