import { encode } from 'uqr';

/** A QR code as the outline of its dark parts, a line of modules at a time, with its quiet edge. */
export function codePath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((line, y) => {
    const bits = line.map((dark) => (dark ? '1' : '0')).join('');
    return [...bits.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: path.join('') };
}
