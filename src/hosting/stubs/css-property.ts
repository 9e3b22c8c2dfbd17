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

/** Attributes of HTML and SVG whose names begin like a style property. */
const attributes = new Set(
  (
    'contentEditable contentScriptType contentStyleType list maxLength minLength rowSpan scrollLeft ' +
    'textLength viewBox viewTarget xChannelSelector xHeight xlinkHref yChannelSelector zoomAndPan'
  ).split(' '),
);

/**
 * Whether a prop is a style property: by the beginning of its name, where the package that this
 * stands for carries a list of eight kilobytes. A test holds the two together.
 */
export function isCssProperty(prop: string): boolean {
  return (family.test(prop) && !attributes.has(prop)) || prop.startsWith('--') || /[&@]/.test(prop);
}
