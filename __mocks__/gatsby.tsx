import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; activeClassName?: string };

/** Gatsby outside Gatsby, for stories and tests: links are plain links, queries are not run. */
export function Link({ to, activeClassName: _active, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const graphql = () => null;

export function useStaticQuery(): never {
  throw new Error('A component asked Gatsby for data; only pages and templates may.');
}

export const navigate = (to: string) => Promise.resolve(void window.history.pushState({}, '', to));
export const withPrefix = (path: string) => path;
