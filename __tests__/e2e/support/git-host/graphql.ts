import { buildSchema, graphql } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, type GitHost, nodeId, type PullRequest } from './pull-requests';

const schema = buildSchema(readFileSync(join(__dirname, 'schema.graphql'), 'utf8'));

const time = '2026-11-20T03:30:00Z';
const avatarUrl = 'https://avatars.githubusercontent.com/u/1';
const office = { login: 'office', name: 'The office', email: 'office@school.example', avatarUrl };
const user = { __typename: 'User', ...office, databaseId: 1 };
const changeTypes: Record<string, string> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED' };

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
  message: { headline: string };
}

/** What the fields of a query give, for one host. */
function resolvers(host: GitHost) {
  const { repository } = host;

  const commit = (oid: string): object => ({
    __typename: 'Commit',
    oid,
    message: () => repository.git(['log', '-1', '--format=%B', oid]).toString('utf8').trim(),
    committedDate: time,
    author: { ...office, user },
    file: ({ path }: { path: string }) => ({ oid: repository.hash(`${oid}:${path}`) }),
    history: ({ first = 1, path = '.' }) => ({
      nodes: repository
        .git(['log', `-${first}`, '--format=%H', oid, '--', path])
        .toString('utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map(commit),
    }),
    status: { contexts: [] },
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  });

  const object = (oid: string) => {
    // Nearly all that is asked for are files, and git is started for each of them.
    const bytes = repository.blob(oid);
    if (!bytes) return commit(oid);
    const isBinary = bytes.includes(0);
    return {
      __typename: 'Blob',
      oid,
      byteSize: bytes.length,
      isBinary,
      isTruncated: false,
      text: isBinary ? null : bytes.toString('utf8'),
    };
  };

  const ref = (name: string) => {
    const oid = repository.hash(`refs/heads/${name}`);
    return oid ? { name, target: commit(oid) } : null;
  };

  const pullRequest = (one: PullRequest) => ({
    id: nodeId(one),
    number: one.number,
    title: one.title,
    url: `https://github.com/school/website/pull/${one.number}`,
    isDraft: one.draft,
    isCrossRepository: false,
    createdAt: time,
    updatedAt: time,
    headRefName: one.head,
    headRefOid: () => repository.hash(one.head),
    author: user,
    labels: { nodes: one.labels.map((name) => ({ name })) },
    files: () => ({
      nodes: changedFiles(host, one).map(({ letter, path }) => ({
        path,
        changeType: changeTypes[letter],
      })),
    }),
  });

  const setDraft = (draft: boolean) => (args: { input: { pullRequestId: string } }) => {
    const one = host.pullRequests.find((request) => nodeId(request) === args.input.pullRequestId);
    if (!one) throw new Error(`Could not resolve to a node: ${args.input.pullRequestId}`);
    one.draft = draft;
    return { pullRequest: pullRequest(one) };
  };

  return {
    repository: ({ owner, name }: { owner: string; name: string }) =>
      owner === 'school' && name === 'website'
        ? {
            id: 'R_1',
            defaultBranchRef: () => ref('main'),
            ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
            object: ({ oid, expression }: { oid?: string; expression?: string }) => {
              const hash = oid ?? repository.hash(expression ?? '');
              return hash ? object(hash) : null;
            },
            pullRequests: (wanted: { labels?: string[]; headRefName?: string }) => {
              const nodes = host.pullRequests.filter(
                ({ state, labels, head }) =>
                  state === 'open' &&
                  (!wanted.labels || wanted.labels.some((label) => labels.includes(label))) &&
                  (!wanted.headRefName || wanted.headRefName === head),
              );
              return { nodes: nodes.map(pullRequest), totalCount: nodes.length };
            },
          }
        : null,
    createRef({ input }: { input: { name: string; oid: string } }) {
      const name = input.name.replace('refs/heads/', '');
      if (repository.hash(input.name)) {
        throw new Error(`A ref named "${input.name}" already exists in the repository.`);
      }
      repository.git(['update-ref', input.name, input.oid]);
      return { ref: ref(name) };
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      if (repository.hash(branch.branchName) !== expectedHeadOid) {
        throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not.`);
      }
      const additions = fileChanges.additions.map(({ path, contents }) => ({
        path,
        contents: Buffer.from(contents, 'base64'),
      }));
      const changes = { additions, deletions: fileChanges.deletions };
      return { commit: commit(repository.commit(branch.branchName, changes, message.headline)) };
    },
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  };
}

/** Answers a query or mutation, as GitHub's description of the fields asks for it. */
export async function answerGraphql(
  host: GitHost,
  { query, variables }: { query: string; variables: Record<string, unknown> },
) {
  return graphql({
    schema,
    source: query,
    rootValue: resolvers(host),
    variableValues: variables,
  });
}
