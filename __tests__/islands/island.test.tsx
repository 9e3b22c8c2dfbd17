/** @jest-environment node */
import { useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { Island, IslandHostContext } from '../../src/components/island/island';
import { islandHost } from '../../src/islands/render';

function Greeting({ name, more }: { name: string; more?: object }) {
  const id = useId();
  return (
    <p id={id}>
      Hello {name}, {Object.keys(more ?? {}).length}
    </p>
  );
}

const built = (page: React.ReactNode) =>
  renderToString(
    <IslandHostContext.Provider value={islandHost()}>{page}</IslandHostContext.Provider>,
  );

/** The elements of an HTML text, as a browser reads them. */
function elementsIn(html: string) {
  const found: { tag: string; attributes: Record<string, string> }[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('childNodes' in node)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    found.push({ tag: node.tagName, attributes });
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return found;
}

describe('where no host makes islands: in Storybook, in tests, in development', () => {
  it('stands in its place as if the mark were not there', () => {
    const props = { name: 'Anu' };
    const marked = <Island name="news-list" component={Greeting} props={props} />;
    expect(renderToStaticMarkup(marked)).toMatch(/^<p id="[^"]+">Hello Anu, 0<\/p>$/);
    const behaviour = (
      <Island name="facade">
        <b>Map</b>
      </Island>
    );
    expect(renderToStaticMarkup(behaviour)).toBe('<b>Map</b>');
  });
});

describe('in a built page', () => {
  it('names the behaviour and when it hydrates', () => {
    const html = built(
      <Island name="facade">
        <b>Map</b>
      </Island>,
    );
    expect(html).toBe('<div data-island="facade" data-on="interaction"><b>Map</b></div>');
  });

  it('names the component, when it hydrates, the root of its ids and its props', () => {
    const [island, rendered] = elementsIn(
      built(<Island name="news-list" component={Greeting} props={{ name: 'Anu' }} />),
    );
    expect(island?.attributes).toEqual({
      'data-island': 'news-list',
      'data-on': 'load',
      'data-root': expect.any(String),
      'data-props': '{"name":"Anu"}',
    });
    expect(rendered?.attributes['id']).toContain(island?.attributes['data-root']);
  });

  it('says nothing of props where there are none', () => {
    const html = built(<Island name="news-list" component={() => <p>News</p>} props={{}} />);
    expect(html).toMatch(/^<div data-island="news-list" data-on="load" data-root="[^"]+"><p>/);
  });

  it('keeps hostile props inside their attribute, and whole', () => {
    const props = {
      name: `"><script>alert(1)</script><!-- ' & &quot; \u2028`,
      more: { '</div>': ['<img src=x onerror=alert(1)>'] },
    };
    const elements = elementsIn(
      built(<Island name="news-list" component={Greeting} props={props} />),
    );
    expect(elements.map(({ tag }) => tag)).toEqual(['div', 'p']);
    expect(JSON.parse(elements[0]?.attributes['data-props'] ?? '')).toEqual(props);
  });

  it('gives each of two islands ids of its own', () => {
    const [, first, , second] = elementsIn(
      built(
        <>
          <Island name="news-list" component={Greeting} props={{ name: 'Anu' }} />
          <Island name="news-list" component={Greeting} props={{ name: 'Anu' }} />
        </>,
      ),
    );
    expect(first?.tag).toBe('p');
    expect(first?.attributes['id']).not.toBe(second?.attributes['id']);
  });

  it('stops for a name that the registry does not have', () => {
    expect(() =>
      built(<Island name="news-lists" component={Greeting} props={{ name: '' }} />),
    ).toThrow("src/islands/registry.ts has no island 'news-lists'.");
  });
});
