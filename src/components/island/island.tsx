import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react';

/** What makes islands of a built page; nothing does in Storybook, in tests and in `gatsby develop`. */
export interface IslandHost {
  /** Attributes that tell the entry script of an island; throws for a name that is not registered. */
  attributesOf: (name: string) => Record<string, string>;
  /** A component's HTML as a React root of its own whose ids begin with `prefix`. */
  render: (element: ReactNode, prefix: string) => string;
}

/** Given around a page while it is built. */
export const IslandHostContext = createContext<IslandHost | undefined>(undefined);

interface ComponentIsland<Props> {
  /** Its name in the registry, `src/islands/registry.ts`. */
  name: string;
  /** What React renders and makes live there. */
  component: ComponentType<Props>;
  /** Plain data: they stand in the page as JSON. */
  props: Props;
}

interface BehaviourIsland {
  name: string;
  /** HTML that stands; the registered behaviour listens on its outermost element. */
  children: ReactNode;
}

/**
 * Marks a part of a page that lives. Its HTML is built; in the browser the registry's script makes
 * it live when its time has come, and until then the HTML stands as it is.
 */
export function Island<Props extends object>(island: ComponentIsland<Props> | BehaviourIsland) {
  const host = useContext(IslandHostContext);
  const id = useId();
  if ('children' in island) {
    return host ? (
      <div {...host.attributesOf(island.name)}>{island.children}</div>
    ) : (
      island.children
    );
  }
  const { name, component: Component, props } = island;
  if (!host) return <Component {...props} />;
  const data = JSON.stringify(props);
  return (
    <div
      {...host.attributesOf(name)}
      data-root={id}
      data-props={data === '{}' ? undefined : data}
      dangerouslySetInnerHTML={{ __html: host.render(<Component {...props} />, id) }}
    />
  );
}
