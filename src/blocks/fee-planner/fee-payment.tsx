import { Box, Stack } from '#chakra';
import { encode } from 'uqr';
import { SmartLink } from '../../components/link/smart-link';

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

/** Nobody scans a code with the phone that shows it. */
const onPaperOrDesktop = { display: { base: 'none', md: 'revert', _print: 'revert' } } as const;

/** The way to the page on which fees are paid: a link, and a code for the phone of who reads on paper. */
export function FeePayment({ payAt }: { payAt: string }) {
  const { size, path } = codePath(payAt);
  return (
    <Stack direction="row" gap={4} align="center" mt={5}>
      <Box flexShrink={0} {...onPaperOrDesktop}>
        <svg
          width="116"
          height="116"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR code of the page on which fees are paid"
        >
          {/* Dark on light in every mode: cameras read nothing else. */}
          <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
          <path fill="black" d={path} />
        </svg>
      </Box>
      <p>
        <SmartLink to={payAt}>Pay fees online</SmartLink>, on the school’s own payment page
        <Box as="span" {...onPaperOrDesktop}>
          ; or scan this code with a phone
        </Box>
        .
      </p>
    </Stack>
  );
}
