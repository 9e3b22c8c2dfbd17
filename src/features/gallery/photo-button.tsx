import { chakra } from '#chakra';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import type { AlbumPhoto } from './photo-words';

/** Photos that may span four cells. */
const LARGE_PLACES = [0, 7];

const Button = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    p: 0,
    borderRadius: 'card',
    overflow: 'hidden',
    cursor: 'zoom-in',
    '& img': { transition: 'transform {durations.normal} {easings.out}' },
    _motionSafe: { _hover: { '& img': { transform: 'scale(1.03)' } } },
  },
  // In rows it is as tall as the others, never as its photo, which may be a strip; on a phone all have one aspect ratio.
  variants: {
    large: {
      true: {
        position: { md: 'relative' },
        aspectRatio: { md: '4 / 3' },
        '& img': {
          position: { md: 'absolute' },
          inset: { md: 0 },
          h: { md: 'full' },
          aspectRatio: { md: 'auto' },
        },
      },
    },
  },
});

/** A photo with its caption, in the place of one without; where it is large, what its neighbours leave it. */
const Figure = chakra('figure', {
  base: { display: 'flex', flexDirection: 'column', h: 'full', '& button': { h: 'auto' } },
  variants: { large: { true: { '& button': { flex: { md: '1' }, minH: 0 } } } },
});

const Caption = chakra('figcaption', {
  base: { pt: 2, textStyle: 'small', color: 'ink.muted' },
});

export interface PhotoButtonProps {
  photo: AlbumPhoto;
  /** Its place in the album, counted from 0. */
  index: number;
  onOpen: (index: number) => void;
}

/** A photo of an album, which opens it in the viewer; its caption stands below. */
export function PhotoButton({ photo, index, onOpen }: PhotoButtonProps) {
  const { path, below, opens } = photo;
  const large = LARGE_PLACES.includes(index);
  const button = (
    <Button
      type="button"
      large={large}
      aria-haspopup="dialog"
      aria-label={opens}
      onClick={() => onOpen(index)}
    >
      <RemotePicture
        srcFor={(width) => imageUrl(path, { width })}
        alt=""
        ratio={[4, 3]}
        widths={large ? [480, 800, 1200] : [320, 480, 800]}
        sizes={
          large
            ? '(min-width: 48em) 600px, 100vw'
            : '(min-width: 64em) 290px, (min-width: 48em) 33vw, 50vw'
        }
        priority={index === 0}
      />
    </Button>
  );
  if (!below) return button;
  return (
    <Figure large={large}>
      {button}
      <Caption {...inGuessedLanguage(below)}>{below}</Caption>
    </Figure>
  );
}
