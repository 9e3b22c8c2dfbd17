import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Description {
  paths: Record<string, { get?: { responses: { 200: { content?: Record<string, unknown> } } } }>;
  components: { schemas: Record<string, object> };
}

const text = readFileSync('src/content-service/openapi.yaml', 'utf8');
const { paths, components, ...head } = parse(text) as Description;

/** What each GET call answers in JSON, by its path; `false`, which nothing matches, where that is none. */
const replies = Object.entries(paths).map(([path, { get }]) => {
  const json = get?.responses[200].content?.['application/json'] as { schema: object } | undefined;
  return [path, json?.schema ?? false] as const;
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
