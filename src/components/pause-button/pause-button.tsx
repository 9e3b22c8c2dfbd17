import type { RecipeVariantProps } from '#chakra';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { buttonRecipe } from '../button/button.recipe';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

export type PauseButtonProps = RecipeVariantProps<typeof buttonRecipe> & {
  /** What moves, as it is read after the word: 'events' gives 'Pause events'. */
  label: string;
  playing: boolean;
  onToggle: () => void;
};

/** Pauses and resumes moving content; next to everything that moves by itself (WCAG 2.2.2). */
export function PauseButton({ label, playing, onToggle, variant = 'ghost' }: PauseButtonProps) {
  return (
    <Button
      variant={variant}
      size="icon"
      aria-label={playing ? `Pause ${label}` : `Play ${label}`}
      onClick={onToggle}
    >
      <Icon as={playing ? Pause : Play} size={18} filled />
    </Button>
  );
}
