import { random } from '../random';

const noise = (size: number, seed: number): Float64Array => {
  const r = random(seed);
  return Float64Array.from({ length: size * size }, () => r() + r() + r() - 1.5);
};

/**
 * A tile of paper grain as raw RGBA pixels (size × size, repeats without a seam): fine black and
 * white specks over a slower mottling. Deterministic.
 */
export const grainTile = (size = 256): Buffer => {
  const fine = noise(size, 11);
  const slow = noise(size, 29);
  const at = (field: Float64Array, x: number, y: number): number =>
    field[((y + size) % size) * size + ((x + size) % size)] ?? 0;
  const out = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let mottle = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) mottle += at(slow, x + dx, y + dy) / 9;
      const value = at(fine, x, y) * 0.55 + mottle * 0.7;
      const i = (y * size + x) * 4;
      out.fill(value > 0 ? 255 : 0, i, i + 3);
      out[i + 3] = Math.min(255, Math.round(Math.abs(value) * 14));
    }
  return out;
};
