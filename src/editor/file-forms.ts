import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema, SchemaDescription } from 'yup';
import { blockRegistry } from '../blocks/schemas';
import { fileSchemas } from '../content/file-schemas';
import { pageSchema } from '../content/page.schema';
import { readYaml } from '../content/read-yaml';
import { isRecord } from '../content/record';
import { schemas as serviceSchemas } from '../content-service/dataset/kinds';
import { type BlockKindForm, type FileForm, type Form, markdownBody } from './form';
import { formOfFacts } from './form-of-facts';
import { formReader, hintOf, type MediaFolders } from './form-of-schema';

/** A file of the content folder with its form; `file` is a folder for the pages. */
export interface PlacedForm extends FileForm {
  /** 'content/site.yaml', 'content/pages'. */
  file: string;
}

const contentMedia: MediaFolders = { pictures: 'content/pictures', documents: 'content/papers' };

const described = (schema: Pick<Schema, 'describe'>) => schema.describe() as SchemaDescription;

/** The kinds of block, as the registry has them: a new one is here by itself. */
function blockKinds(): BlockKindForm[] {
  const { fieldsOf } = formReader(contentMedia, true);
  return Object.entries(blockRegistry).map(([kind, { schema }]) => ({
    kind,
    hint: hintOf(described(schema)),
    fields: fieldsOf(described(schema)).filter(({ name }) => name !== 'kind'),
  }));
}

function placedForm(
  name: string,
  file: string,
  schema: Pick<Schema, 'describe'>,
  { formOf }: ReturnType<typeof formReader>,
): PlacedForm {
  const description = described(schema);
  const form = formOf(description, name);
  return { name, file, extension: 'yaml', hint: hintOf(description), form, kinds: [] };
}

const contentForm = (name: string, file: string, schema: Pick<Schema, 'describe'>) =>
  placedForm(name, file, schema, formReader(contentMedia, true));

/** The lists of the content service; what is uploaded for one goes into a folder of its name. */
function serviceForm(name: string, schema: Pick<Schema, 'describe'>): PlacedForm {
  const root = 'content/service';
  const folder = (kind: string) =>
    ({ toppers: 'people', testimonials: 'people', messages: 'people' })[kind] ?? kind;
  const media = {
    pictures: root,
    documents: root,
    uploads: {
      images: `${root}/pictures/${folder(name)}`,
      pictures: `${root}/pictures/${folder(name)}`,
      photo: `${root}/pictures/people`,
      attachments: folder(name) === name ? `${root}/papers/${name}` : `${root}/pictures/people`,
      file: `${root}/papers/certificates`,
    },
  };
  const placed = placedForm(name, `${root}/${name}.yaml`, schema, formReader(media, false));
  return { ...placed, name: `service-${name}` };
}

/** The groups of the menu as navigation.yaml names them, in their order. */
function menuGroups(contentDir: string): string[] {
  const file = join(contentDir, 'navigation.yaml');
  if (!existsSync(file)) return [];
  const { value } = readYaml(file, readFileSync(file, 'utf8')).source;
  const groups = isRecord(value) && Array.isArray(value['groups']) ? value['groups'] : [];
  return groups.flatMap((group: unknown) =>
    isRecord(group) && typeof group['name'] === 'string' ? [group['name']] : [],
  );
}

/** A page stands in one of the groups that there are: they are chosen from, never typed. */
function withGroups(form: Form, words: readonly string[]): Form {
  if (form.is !== 'group' || words.length === 0) return form;
  const fields = form.fields.map((field) =>
    field.name === 'menu' ? { ...field, form: { is: 'choice', words } as const } : field,
  );
  return { ...form, fields };
}

function pageForms(contentDir: string): PlacedForm[] {
  const placed = contentForm('page', 'content/pages', pageSchema);
  const form = withGroups(placed.form, menuGroups(contentDir));
  const page = { ...placed, form, kinds: blockKinds() };
  const folder = join(contentDir, 'pages');
  const inMarkdown = existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.md'));
  if (!inMarkdown || page.form.is !== 'group') return [page];
  const body = {
    name: markdownBody,
    hint: 'What stands on the page, in Markdown.',
    required: false,
    form: { is: 'text', long: true } as const,
  };
  const fields = [...page.form.fields.filter(({ name }) => name !== 'blocks'), body];
  const written = { ...page, kinds: [], form: { is: 'group', fields } as const };
  // Of formats for .md files the editor takes only those whose names end so.
  return [page, { ...written, name: 'page-frontmatter', extension: 'md' }];
}

function factForms(contentDir: string): PlacedForm[] {
  const folder = join(contentDir, 'facts');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file))
    : [];
  return files.sort().map((file) => ({
    name: `facts-${file.replace(/\.ya?ml$/, '')}`,
    file: `content/facts/${file}`,
    extension: 'yaml',
    ...formOfFacts(readFileSync(join(folder, file), 'utf8')),
    kinds: [],
  }));
}

const alternatives: PlacedForm = {
  name: 'alternatives',
  file: 'content/pictures/alt.yaml',
  extension: 'yaml',
  hint: 'What each picture shows, for readers who cannot see it.',
  form: {
    is: 'pairs',
    key: { name: 'picture', hint: 'The picture, as a path inside content/pictures.' },
    value: { name: 'words', hint: 'What it shows, in a sentence.' },
  },
  kinds: [],
};

/** A form for every file of the content folder. */
export function fileForms(contentDir: string): PlacedForm[] {
  return [
    ...Object.entries(fileSchemas).map(([name, schema]) =>
      contentForm(name, `content/${name}.yaml`, schema),
    ),
    alternatives,
    ...pageForms(contentDir),
    ...factForms(contentDir),
    ...Object.entries(serviceSchemas).map(([name, schema]) => serviceForm(name, schema)),
  ];
}
