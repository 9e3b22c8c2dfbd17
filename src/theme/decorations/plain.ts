/** The band behind a page's heading: colour alone. */
export const headBand = {
  pb: { base: 8, lg: 12 },
  bg: 'linear-gradient({colors.brand.soft}, {colors.bg})',
  fontSize: { base: '13px', lg: '25px' },
};

/** Nothing stands behind the heading. */
export const headRange = {};

/** A line of the accent colour on the upper edge of the footer. */
export const footerEdge = { borderTop: '4px solid {colors.accent}', _before: {} };
