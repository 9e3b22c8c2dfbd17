import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { description } from '../src/content-service/contract';

const { paths, components, ...head } = description();

/** What each GET call answers in JSON, by its path; `false`, which nothing matches, where that is none. */
const replies = Object.entries(paths).map(([path, { get }]) => {
  const schema = get?.responses['200']?.content?.['application/json']?.schema;
  return [path, schema ?? false] as const;
});
const properties = Object.fromEntries(replies);
const Replies = { type: 'object', required: Object.keys(paths), properties };

// What is sent is read by schemas of its own.
const answers = JSON.stringify({ paths, components }, (key, value: unknown) =>
  key === 'requestBody' ? undefined : value,
);
const named = Object.entries(components.schemas).filter(([name]) =>
  answers.includes(`#/components/schemas/${name}"`),
);

// Of all types that the package writes of a description, the site uses a sixth: records, and replies by their paths.
const schemas = { ...Object.fromEntries(named), Replies };
const used = { ...head, paths: {}, components: { schemas } };
// Examples and words stand in the description; they would be a third of the types.
const isInWords = (key: string, value: unknown) =>
  /^examples?$/.test(key) || (/^(?:description|format)$/.test(key) && typeof value === 'string');
const withoutWords = (key: string, value: unknown) => (isInWords(key, value) ? undefined : value);
void openapiTS(JSON.stringify(used, withoutWords)).then((types) =>
  process.stdout.write(COMMENT_HEADER + astToString(types).replace(/^ *\/\*\* @enum .*\n/gm, '')),
);
