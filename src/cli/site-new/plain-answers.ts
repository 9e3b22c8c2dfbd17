/** What is a value of YAML from its first letter to its last: in quotes, a list, a group, or lines below. */
const isWhole = /^(?:".*"|'.*'|\[.*\]|\{.*\}|[|>][+-]?)$/;

/** A comment has a blank behind its #: `#1` and `School #2` are words. */
const comment = /(?:^|\s)#(?=\s|$)/;

/** A line `name: words`, with nothing below that belongs to it. */
const line = /^([A-Za-z]+):[ \t]+(\S[^\r\n]*)$(?!\r?\n[ \t]+\S)/gm;

const colours = /\b(main|accent):[ \t]*(#?[\da-f]{6}|#[\da-f]{3})(?=\s*(?:[,}\n\r]|$|\s#))/gim;

/**
 * A text of answers in YAML, each of one line in quotes: nobody has to know what a colon, a #, an @ or a
 * bracket means to YAML. So have colours in figures.
 */
export const withQuotedAnswers = (yaml: string): string =>
  yaml.replace(colours, "$1: '$2'").replace(line, (whole, key: string, rest: string) => {
    const end = rest.search(comment);
    const value = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
    if (value === '' || isWhole.test(value)) return whole;
    const behind = rest.slice(value.length);
    return `${key}: '${value.replaceAll("'", "''")}'${behind}`;
  });
