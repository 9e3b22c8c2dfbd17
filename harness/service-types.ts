import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { description } from '../src/content-service/contract';

const { paths, components, ...head } = description();

/** What each GET call answers in JSON, by its path; `false`, which nothing matches, where that is none. */
const replies = Object.entries(paths).map(([path, { get }]) => {
  const schema = get?.responses['200']?.content?.['application/json']?.schema;
  return [path, schema ?? false] as const;
});
const Replies = {
  type: 'object',
  required: Object.keys(paths),
  properties: Object.fromEntries(replies),
};

const without = (names: RegExp) => (key: string, value: unknown) =>
  names.test(key) ? undefined : value;

// What is sent is read by schemas of its own.
const answers = JSON.stringify({ paths, components }, without(/^requestBody$/));
const named = Object.entries(components.schemas).filter(([name]) =>
  answers.includes(`#/components/schemas/${name}"`),
);

// Of all types that the package writes of a description, the site uses a sixth: records, and replies by their paths.
const schemas = { ...Object.fromEntries(named), Replies };
const used = { ...head, paths: {}, components: { schemas } };
// The examples stand in the description; each would take up to seven lines of the types.
void openapiTS(JSON.stringify(used, without(/^examples?$/))).then((types) =>
  process.stdout.write(COMMENT_HEADER + astToString(types)),
);
