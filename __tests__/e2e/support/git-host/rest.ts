import {
  type GitHost,
  mergePullRequest,
  nodeId,
  openPullRequest,
  type PullRequest,
} from './pull-requests';

/** A reply of the host: JSON, bytes, or nothing. */
export interface Reply {
  status: number;
  json?: unknown;
  body?: Buffer;
}

/** What calls may send; each sends what GitHub's description of it names. */
interface Sent extends Pick<PullRequest, 'title' | 'head' | 'base' | 'draft' | 'state' | 'labels'> {
  commit_title: string;
}

type Answer = (host: GitHost, found: string[], sent: Sent) => Reply;

const time = '2026-11-20T03:30:00Z';

const asJson = (host: GitHost, one: PullRequest) => ({
  number: one.number,
  node_id: nodeId(one),
  title: one.title,
  html_url: `https://github.com/school/website/pull/${one.number}`,
  head: { sha: host.repository.hash(one.head) },
  labels: one.labels.map((name) => ({ name })),
  created_at: time,
  updated_at: time,
});

const numbered = (host: GitHost, number: string | undefined) => {
  const one = host.pullRequests.find((request) => String(request.number) === number);
  if (!one) throw new Error(`There is no pull request ${number}`);
  return one;
};

/** What GitHub's REST interface answers, for the calls of an editor's page. */
const answers: [call: RegExp, answer: Answer][] = [
  [
    /^GET \/user$/,
    () => ({
      status: 200,
      json: {
        id: 1,
        login: 'office',
        name: 'The office',
        email: 'office@school.example',
        avatar_url: 'https://avatars.githubusercontent.com/u/1',
        html_url: 'https://github.com/office',
      },
    }),
  ],
  [/^GET \/repos\/school\/website\/collaborators\/office$/, () => ({ status: 204 })],
  [
    /^GET \/repos\/school\/website\/git\/trees\/(\w+)\?recursive=1$/,
    ({ repository }, [name = '']) => ({
      status: 200,
      json: { tree: repository.files(name).map((file) => ({ ...file, type: 'blob' })) },
    }),
  ],
  [
    /^GET \/repos\/school\/website\/git\/blobs\/(\w+)$/,
    ({ repository }, [sha = '']) => {
      const body = repository.blob(sha);
      return body ? { status: 200, body } : { status: 404 };
    },
  ],
  [
    /^POST \/repos\/school\/website\/pulls$/,
    (host, _found, sent) => ({ status: 201, json: asJson(host, openPullRequest(host, sent)) }),
  ],
  [
    /^PATCH \/repos\/school\/website\/pulls\/(\d+)$/,
    (host, [number], { state }) => {
      const one = numbered(host, number);
      one.state = state;
      return { status: 200, json: asJson(host, one) };
    },
  ],
  [
    /^PUT \/repos\/school\/website\/pulls\/(\d+)\/merge$/,
    (host, [number], { commit_title: title }) => ({
      status: 200,
      json: { sha: mergePullRequest(host, numbered(host, number), title) },
    }),
  ],
  [
    /^GET \/repos\/school\/website\/issues\/(\d+)$/,
    (host, [number]) => ({ status: 200, json: asJson(host, numbered(host, number)) }),
  ],
  [
    /^(?:PATCH|POST) \/repos\/school\/website\/issues\/(\d+)(?:\/labels)?$/,
    (host, [number], { labels }) => {
      const one = numbered(host, number);
      one.labels = labels;
      return { status: 200, json: asJson(host, one) };
    },
  ],
  [
    /^DELETE \/repos\/school\/website\/git\/refs\/heads\/(.+)$/,
    ({ repository }, [branch = '']) => {
      repository.git(['update-ref', '-d', `refs/heads/${decodeURI(branch)}`]);
      return { status: 204 };
    },
  ],
];

/** Answers a call ('GET /user'); undefined for one that this host does not know. */
export function answerRest(host: GitHost, call: string, sent: unknown): Reply | undefined {
  for (const [known, answer] of answers) {
    const found = known.exec(call);
    if (found) return answer(host, found.slice(1), sent as Sent);
  }
  return undefined;
}
