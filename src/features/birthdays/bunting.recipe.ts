import { defineRecipe } from '#chakra';

/** A garland of paper pennants along the upper edge of a band. */
export const buntingRecipe = defineRecipe({
  className: 'bunting',
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    h: '44px',
    w: 'full',
    pointerEvents: 'none',
    '& path': { stroke: 'line.control', fill: 'none', strokeWidth: '1.5px' },
    '& polygon:nth-of-type(4n+1)': { fill: 'house.red' },
    '& polygon:nth-of-type(4n+2)': { fill: 'house.yellow' },
    '& polygon:nth-of-type(4n+3)': { fill: 'house.green' },
    '& polygon:nth-of-type(4n)': { fill: 'house.blue' },
    _print: { display: 'none' },
  },
});
