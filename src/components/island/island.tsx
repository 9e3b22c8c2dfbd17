import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react';

/** Renders the islands of a built page; undefined in Storybook, in tests and in `gatsby develop`. */
export interface IslandHost {
  /** Attributes of an island for the entry script; throws for a name that is not registered. */
  attributesOf: (name: string) => Record<string, string>;
  /** A component as a React root of its own whose ids begin with `prefix`. */
  render: (name: string, element: ReactNode, prefix: string) => RenderedIsland;
}

/** An island's HTML, the attributes of its element, and what stands behind it. */
interface RenderedIsland {
  html: string;
  attributes: Record<string, string>;
  after?: ReactNode;
}

/** Provided at build. */
export const IslandHostContext = createContext<IslandHost | undefined>(undefined);

interface ComponentIsland<Props> {
  /** Its name in the registry, `src/islands/registry.ts`. */
  name: string;
  /** The component that React hydrates. */
  component: ComponentType<Props>;
  /** Plain data, serialized into the page as JSON. */
  props: Props;
}

interface BehaviourIsland {
  name: string;
  /** Built HTML; the registered behaviour listens on its outermost element. */
  children: ReactNode;
}

/**
 * An island of a page. Its HTML is built; in the browser the registry's script hydrates it when its trigger
 * fires (`islands/hydration.ts`).
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
  const { html, attributes, after } = host.render(name, <Component {...props} />, id);
  return (
    <>
      <div
        {...attributes}
        data-root={id}
        data-props={data === '{}' ? undefined : data}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {after}
    </>
  );
}
