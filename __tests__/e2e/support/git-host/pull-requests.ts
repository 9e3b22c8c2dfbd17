import type { Repository } from './repository';

/** A pull request as the host keeps it. */
export interface PullRequest {
  number: number;
  title: string;
  head: string;
  base: string;
  draft: boolean;
  state: 'open' | 'closed' | 'merged';
  labels: string[];
}

/** What stands at the host: one repository, and what was proposed to it. */
export interface GitHost {
  repository: Repository;
  pullRequests: PullRequest[];
  /** Requests that it could not answer; a test expects none. */
  unanswered: string[];
}

/** A pull request's name in GraphQL, where numbers are not enough. */
export const nodeId = ({ number }: PullRequest): string => `PR_${number}`;

/** The files that a pull request changes, with git's letter for how. */
export function changedFiles({ repository }: GitHost, { base, head }: PullRequest) {
  const lines = repository.git(['diff', '--name-status', '--no-renames', `${base}...${head}`]);
  return lines
    .toString('utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [letter = '', path = ''] = line.split('\t');
      return { letter, path };
    });
}

/** Opens a pull request; throws where its branch changes nothing, as GitHub refuses it. */
export function openPullRequest(
  host: GitHost,
  { title, head, base, draft }: Pick<PullRequest, 'title' | 'head' | 'base' | 'draft'>,
): PullRequest {
  const number = host.pullRequests.length + 1;
  const made: PullRequest = { number, title, head, base, draft, state: 'open', labels: [] };
  if (changedFiles(host, made).length === 0) throw new Error(`No commits on ${head}`);
  host.pullRequests.push(made);
  return made;
}

/** Merges an open pull request that is no draft; throws for any other, as GitHub refuses it. */
export function mergePullRequest(host: GitHost, one: PullRequest, title: string): string {
  if (one.state !== 'open' || one.draft) throw new Error('Pull Request is not mergeable');
  one.state = 'merged';
  return host.repository.merge(one.base, one.head, title);
}
