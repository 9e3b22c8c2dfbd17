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

// Of all types that the package writes of a description, the site uses a sixth: records, and replies by their paths.
const used = { ...head, paths: {}, components: { schemas: { ...components.schemas, Replies } } };
void openapiTS(JSON.stringify(used)).then((types) =>
  process.stdout.write(COMMENT_HEADER + astToString(types)),
);
