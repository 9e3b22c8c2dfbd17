import { chakra } from '#chakra';
import { useId } from 'react';
import { buntingRecipe } from './bunting.recipe';

const Garland = chakra('svg', buntingRecipe);

/** One length of the garland: a cord that hangs through, and eight pennants along it. */
const length = 400;
const pennants = Array.from({ length: 8 }, (_, index) => {
  const x = index * 50 + 25;
  // In thousandths of a pixel: longer numbers only make the page heavier.
  const [top, tip] = [0, 24].map((below) =>
    (16 * Math.sin((Math.PI * x) / length) + below).toFixed(3),
  );
  return `${x - 13},${top} ${x + 13},${top} ${x},${tip}`;
});

/** Paper pennants in the colours of the four houses. */
export function Bunting() {
  const id = useId();
  return (
    <Garland aria-hidden="true">
      <defs>
        <pattern id={id} width={length} height="44" patternUnits="userSpaceOnUse">
          <path d={`M0 0.750 Q ${length / 2} 33 ${length} 0.750`} />
          {pennants.map((points) => (
            <polygon key={points} points={points} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="44" fill={`url(#${id})`} />
    </Garland>
  );
}
