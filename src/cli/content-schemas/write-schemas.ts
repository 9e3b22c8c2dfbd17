import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { fileSchemas } from '../../content/file-schemas';
import { pageSchema } from '../../content/page.schema';
import { schemas as serviceSchemas } from '../../content-service/dataset/kinds';
import { blocksPage } from './blocks-page';
import { fileSchema, type JsonSchema } from './json-schema';
import { listsPage } from './lists-page';

/** A JSON Schema, and the files of `content/` that it is for. */
interface SchemaFile {
  /** Its own name: 'page.json'. */
  name: string;
  /** As an editor's settings name files: 'content/pages/*.yaml'. */
  of: string;
  schema: JsonSchema;
}

/** The schemas of everything that editors write, facts excepted, which are free. */
export function schemaFiles(): SchemaFile[] {
  const blocks = Object.fromEntries(
    Object.entries(blockRegistry).map(([kind, { schema }]) => [kind, schema.describe()]),
  );
  const page = fileSchema('A page', pageSchema.describe(), { blocks, facts: true });
  return [
    ...Object.entries(fileSchemas).map(([name, schema]) => ({
      name: `${name}.json`,
      of: `content/${name}.yaml`,
      // The words of the search and the lists of the content service take no facts.
      schema: fileSchema(`${name}.yaml`, schema.describe(), { facts: name !== 'search' }),
    })),
    { name: 'page.json', of: 'content/pages/*.yaml', schema: page },
    ...Object.entries(serviceSchemas).map(([kind, schema]) => ({
      name: `service-${kind}.json`,
      of: `content/service/${kind}.yaml`,
      schema: fileSchema(`${kind}.yaml`, schema.describe()),
    })),
  ];
}

/** The pages for people that are made of schemas, by their paths. */
export const schemaPages = (): Record<string, string> => ({
  'schemas/lists.md': listsPage(serviceSchemas),
  'schemas/blocks.md': blocksPage(
    Object.fromEntries(Object.entries(blockRegistry).map(([kind, { schema }]) => [kind, schema])),
  ),
});

/** The settings of VS Code by which its YAML extension finds them; other editors read the same form. */
export function editorSettings(files: readonly SchemaFile[]): object {
  return {
    'yaml.schemas': Object.fromEntries(files.map(({ name, of }) => [`./schemas/${name}`, of])),
    'files.encoding': 'utf8',
    'files.eol': '\n',
    '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2 },
  };
}

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
