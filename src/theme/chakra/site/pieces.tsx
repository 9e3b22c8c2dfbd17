import { type ComponentType, forwardRef } from 'react';
import { styled } from './factory';

type Props = Record<string, unknown>;

const Div = styled('div');

export const Box = Div;
export const Text = styled('p');
export const Heading = styled('h2');

export const VisuallyHidden = styled('span', {
  base: {
    border: '0',
    clip: 'rect(0, 0, 0, 0)',
    height: '1px',
    width: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    position: 'absolute',
  },
} as object);

/** Chakra's short props of a layout, as the properties that they stand for. */
function layout(base: Props, properties: Record<string, string>): ComponentType<Props> {
  return forwardRef<unknown, Props>(function Layout(props, ref) {
    const rest: Props = {};
    const css: Props = { ...base };
    for (const name in props) {
      const property = properties[name];
      if (!property) rest[name] = props[name];
      else if (props[name] !== undefined) css[property] = props[name];
    }
    return <Div {...rest} ref={ref} css={props.css ? [css, props.css] : css} />;
  });
}

const flex = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
};

export const Flex = layout({ display: 'flex' }, flex);
export const Grid = layout(
  { display: 'grid' },
  {
    templateColumns: 'gridTemplateColumns',
    templateRows: 'gridTemplateRows',
    autoFlow: 'gridAutoFlow',
    column: 'gridColumn',
    row: 'gridRow',
  },
);
export const Stack = layout(
  { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
  { ...flex, gap: 'gap' },
);
