/**
 * Which props of an element are style, by the beginning of their names: a list of all of them is
 * eight kilobytes. A test holds this to Chakra's own list and to `utilities.ts`.
 */
const families =
  'accent|align|alignment|all|anchor|animation|appearance|aspect|backdrop|backface|background|baseline|' +
  'block|border|bottom|box|break|caption|caret|clear|clip|color|column|columns|contain|container|content|' +
  'corner|counter|cursor|d|direction|display|dominant|empty|field|fill|filter|flex|float|flood|font|' +
  'forced|gap|glyph|grid|hanging|height|hyphenate|hyphens|image|ime|initial|inline|inset|interpolate|' +
  'isolation|justify|left|letter|lighting|line|list|margin|marker|mask|masonry|math|max|min|mix|object|' +
  'offset|opacity|order|orphans|outline|overflow|overlay|overscroll|padding|page|paint|perspective|' +
  'place|pointer|position|print|quotes|r|resize|right|rotate|row|ruby|rx|ry|scale|scroll|scrollbar|' +
  'shape|stop|stroke|tabSize|table|text|timeline|top|touch|transform|transition|translate|unicode|user|' +
  'vector|vertical|view|visibility|white|widows|width|will|word|writing|x|y|cx|cy|z|zoom|Webkit|Moz';
const family = new RegExp(`^(?:${families})(?:[A-Z]|$)`);

/** The short names of `utilities.ts`, what it adds to the properties of CSS, and the breakpoints. */
const shorthand =
  /^(?:[mp][trblsexy]?|[wh]|m(?:in|ax)[WH]|bg(?:Color|Image)?|shadow|gap[XY]|pos|srOnly|(?:sm|md|lg|xl)(?:Only|Down|To[MLX][dgl])?)$/;

/** Attributes of HTML and SVG whose names begin like a style property. */
const attributes = new Set(
  (
    'accentHeight align clipPathUnits colorProfile contentEditable contentScriptType contentStyleType ' +
    'filterRes filterUnits glyphName glyphOrientationHorizontal glyphRef hanging list marginHeight ' +
    'marginWidth markerHeight markerUnits markerWidth maskContentUnits maskUnits max maxLength min ' +
    'minLength rowSpan scrollLeft shape tableValues textLength unicode unicodeRange viewBox viewTarget ' +
    'xChannelSelector xHeight xlinkHref yChannelSelector z zoomAndPan'
  ).split(' '),
);

const known = new Map<string, boolean>();

function look(prop: string): boolean {
  return (
    prop.startsWith('_') ||
    prop.startsWith('--') ||
    /[&@]/.test(prop) ||
    shorthand.test(prop) ||
    (family.test(prop) && !attributes.has(prop))
  );
}

/** Whether a prop is style: a property of CSS, one of our short names, or a condition (`_hover`). */
export function isStyleProp(prop: string): boolean {
  let answer = known.get(prop);
  if (answer === undefined) known.set(prop, (answer = look(prop)));
  return answer;
}
