import { chakra } from '#chakra';

const Paper = chakra('pre', {
  base: {
    bg: 'surface.sunken',
    border: 'hairline',
    borderRadius: 'card',
    p: { base: 4, md: 5 },
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 'xs',
    lineHeight: 'body',
    // Long lines are wrapped: a sheet that scrolls sideways hides what an editor came to read.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 2,
  },
});

const lineParts = /^(\s*(?:- )?)([\w-]+:)?(.*)$/;

function Line({ text }: { text: string }) {
  const [, indent = '', key, rest] = lineParts.exec(text) ?? [];
  return (
    <chakra.span
      display="block"
      // What does not fit goes on below its own words, two letters further in.
      css={{ '--in': `${indent.length + 2}ch` }}
      paddingInlineStart="var(--in)"
      textIndent="calc(-1 * var(--in))"
    >
      {indent}
      {key ? (
        <chakra.span color="brand" fontWeight="semibold">
          {key}
        </chakra.span>
      ) : null}
      {rest}
      {'\n'}
    </chakra.span>
  );
}

/** A content file, or a part of one, as an editor writes it. */
export function YamlSheet({ yaml }: { yaml: string }) {
  return (
    <Paper>
      <code>
        {yaml
          .trim()
          .split('\n')
          .map((line, index) => (
            <Line key={index} text={line} />
          ))}
      </code>
    </Paper>
  );
}

/** What a command is called, or what it prints. */
export function Printed({ lines }: { lines: string[] }) {
  return (
    <Paper>
      <code>{lines.join('\n')}</code>
    </Paper>
  );
}
