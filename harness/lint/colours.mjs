const colourValue = /#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl)a?\(/i;

/** A colour that is written out would not follow the theme, nor the mode that the visitor chose. */
const noValues = {
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string' || !colourValue.test(text)) return;
      const message =
        "Colours are names of the theme, such as 'ink.muted'; their values stand there.";
      context.report({ node, message });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'colours' }, rules: { 'no-values': noValues } };
