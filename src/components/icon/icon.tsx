import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A Lucide icon. */
  as: LucideIcon;
  /** Side in pixels. */
  size?: number;
  /** Whether its shapes are filled, where an outline would say something else. */
  filled?: boolean;
}

/** A decorative line icon in the text's colour; the words beside it carry the meaning. */
export function Icon({ as: Glyph, size = 20, filled }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      {...(filled && { fill: 'currentColor' })}
    />
  );
}
