import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { stateWords } from './state-words';

/** The stories of the page with what each shows, as links: each opens by itself. */
function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul>
      {stories.map(({ id, name, parameters }) => {
        const { description } = (parameters.docs ?? {}) as { description?: { story?: string } };
        const about = description?.story ?? stateWords[name];
        return (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            {about ? <>: {about}</> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The docs page of a component: when to use it, a preview, its props, and its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <h2>What it takes</h2>
      <Controls />
      <h2>Its stories</h2>
      <States />
    </>
  );
}
