import type { RecipeVariantProps } from '#chakra';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { buttonRecipe } from '../button/button.recipe';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

export type PauseButtonProps = RecipeVariantProps<typeof buttonRecipe> & {
  /** What moves, as it is read after the word: 'events' gives 'Pause events'. */
  label: string;
  /** Whether it moves now; `showPlaying` changes it later. */
  playing?: boolean;
  /** True where nothing moves until a behaviour starts it. */
  hidden?: boolean;
};

/**
 * Pauses and resumes moving content; next to everything that moves by itself (WCAG 2.2.2). A behaviour
 * listens to it.
 */
export function PauseButton(props: PauseButtonProps) {
  const { label, playing = true, hidden, variant = 'ghost' } = props;
  return (
    <Button
      variant={variant}
      size="icon"
      hidden={hidden}
      aria-label={playing ? `Pause ${label}` : `Play ${label}`}
    >
      <span hidden={!playing}>
        <Icon as={Pause} size={18} filled />
      </span>
      <span hidden={playing}>
        <Icon as={Play} size={18} filled />
      </span>
    </Button>
  );
}
