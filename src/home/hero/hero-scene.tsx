import { Box, VisuallyHidden } from '#chakra';
import { ContentPicture, type Pictures } from '../../components/picture/content-picture';
import type { Home } from '../../content/home.schema';

type Slide = Home['hero']['slides'][number];

export interface HeroSceneProps {
  slides: readonly Slide[];
  /** Shown in the dark mode in the place of all others. */
  darkSlide: Slide | undefined;
  pictures: Pictures;
  /** Which slide is shown, counted from 0. */
  shown: number;
  /** True when the further slides may be fetched. */
  live: boolean;
}

/**
 * The scene: the first picture is there at once, as HTML; the others come when the page lives. In
 * the dark mode the night scene stands in the place of all of them.
 */
export function HeroScene({ slides, darkSlide, pictures, shown, live }: HeroSceneProps) {
  const [first, ...others] = slides;
  if (!first) return null;
  const wide = { alt: '', sizes: '100vw', pictures } as const;
  return (
    <>
      <VisuallyHidden className="by-day">{first.alt}</VisuallyHidden>
      {darkSlide ? <VisuallyHidden className="by-night">{darkSlide.alt}</VisuallyHidden> : null}
      <ContentPicture {...wide} src={first.src} darkSrc={darkSlide?.src} priority />
      {darkSlide ? (
        <>
          <div className="when-light">
            <ContentPicture {...wide} src={first.src} />
          </div>
          <div className="when-dark">
            <ContentPicture {...wide} src={darkSlide.src} />
          </div>
        </>
      ) : null}
      <Box className={darkSlide ? 'by-day' : undefined} data-slides="">
        {live
          ? others.map((slide, index) => (
              <div
                key={slide.src}
                className="slide"
                data-shown={shown >= index + 1 ? '' : undefined}
              >
                <ContentPicture {...wide} src={slide.src} />
              </div>
            ))
          : null}
      </Box>
    </>
  );
}
