import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorSettings, listsText, schemaFiles } from './schema-files';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the schemas, the setting of VS Code that names them, and docs/lists.md. */
export function writeSchemas(): void {
  const files = schemaFiles();
  const texts = {
    ...Object.fromEntries(files.map(({ name, schema }) => [`schemas/${name}`, json(schema)])),
    '.vscode/settings.json': json(editorSettings(files)),
    'docs/lists.md': listsText(),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`schemas: ${files.length} files, and docs/lists.md`);
}
