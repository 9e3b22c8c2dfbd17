import { VisuallyHidden } from '#chakra';
import { ContentPicture, type Pictures } from '../../../components/picture/content-picture';
import type { Home } from '../../../content/home.schema';

type Slide = NonNullable<Home['hero']>['slides'][number];

export interface HeroSceneProps {
  slides: readonly Slide[];
  /** Shown in the dark mode in the place of all others. */
  darkSlide: Slide | undefined;
  pictures: Pictures;
}

/**
 * The scene: the first picture is there at once; the others wait in a template, which fetches nothing
 * (a lazy picture would be fetched where scripts are off). In the dark mode the night scene stands in
 * the place of all of them.
 */
export function HeroScene({ slides, darkSlide, pictures }: HeroSceneProps) {
  const [first, ...others] = slides;
  if (!first) return null;
  const wide = { alt: '', sizes: '100vw', pictures } as const;
  return (
    <>
      {first.alt ? <VisuallyHidden className="by-day">{first.alt}</VisuallyHidden> : null}
      {darkSlide?.alt ? (
        <VisuallyHidden className="by-night">{darkSlide.alt}</VisuallyHidden>
      ) : null}
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
      {others.length > 0 ? (
        <template>
          <div className={darkSlide ? 'by-day' : undefined}>
            {others.map(({ src }) => (
              <div key={src} className="slide">
                <ContentPicture {...wide} src={src} />
              </div>
            ))}
          </div>
        </template>
      ) : null}
    </>
  );
}
