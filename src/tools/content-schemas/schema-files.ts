import { blockSchemas } from '../../blocks/schemas';
import { alertSchema } from '../../content/alert.schema';
import { brandSchema } from '../../content/brand.schema';
import { searchSchema } from '../../content/search.schema';
import { homeSchema } from '../../content/home.schema';
import { navigationSchema } from '../../content/navigation.schema';
import { openingSchema } from '../../content/opening/opening.schema';
import { pageSchema } from '../../content/page.schema';
import { privacySchema } from '../../content/privacy/privacy.schema';
import { siteSchema } from '../../content/site.schema';
import { schemas as serviceSchemas } from '../../content-service/dataset/kinds';
import { fileSchema, type JsonSchema } from './json-schema';
import { listsPage } from './lists-page';

/** A JSON Schema, and the files of `content/` that it is for. */
export interface SchemaFile {
  /** Its own name: 'page.json'. */
  name: string;
  /** As an editor's settings name files: 'content/pages/*.yaml'. */
  of: string;
  schema: JsonSchema;
}

/** What the content service's own lists do not take. */
const facts = true;

/** The schemas of everything that editors write, facts excepted, which are free. */
export function schemaFiles(): SchemaFile[] {
  const blocks = Object.fromEntries(
    Object.entries(blockSchemas).map(([kind, schema]) => [kind, schema.describe()]),
  );
  const one = (name: string, of: string, schema: JsonSchema) => ({
    name: `${name}.json`,
    of,
    schema,
  });
  return [
    one('site', 'content/site.yaml', fileSchema('site.yaml', siteSchema.describe(), { facts })),
    one(
      'navigation',
      'content/navigation.yaml',
      fileSchema('navigation.yaml', navigationSchema.describe(), { facts }),
    ),
    one('home', 'content/home.yaml', fileSchema('home.yaml', homeSchema.describe(), { facts })),
    one('alert', 'content/alert.yaml', fileSchema('alert.yaml', alertSchema.describe(), { facts })),
    one('brand', 'content/brand.yaml', fileSchema('brand.yaml', brandSchema.describe(), { facts })),
    one(
      'privacy',
      'content/privacy.yaml',
      fileSchema('privacy.yaml', privacySchema.describe(), { facts }),
    ),
    one('search', 'content/search.yaml', fileSchema('search.yaml', searchSchema.describe())),
    one(
      'opening',
      'content/opening.yaml',
      fileSchema('opening.yaml', openingSchema.describe(), { facts }),
    ),
    one(
      'page',
      'content/pages/*.yaml',
      fileSchema('A page', pageSchema.describe(), { blocks, facts }),
    ),
    ...Object.entries(serviceSchemas).map(([kind, schema]) =>
      one(
        `service-${kind}`,
        `content/service/${kind}.yaml`,
        fileSchema(`${kind}.yaml`, schema.describe()),
      ),
    ),
  ];
}

/** docs/lists.md, from the schemas of the lists. */
export const listsText = () => listsPage(serviceSchemas);

/** The settings of VS Code by which its YAML extension finds them; other editors read the same form. */
export function editorSettings(files: readonly SchemaFile[]): object {
  return {
    'yaml.schemas': Object.fromEntries(files.map(({ name, of }) => [`./schemas/${name}`, of])),
    'files.encoding': 'utf8',
    'files.eol': '\n',
    '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2 },
  };
}
