import { chakra } from '#chakra';
import { useRef } from 'react';
import { Container } from '../../components/section/container';
import { heroRecipe } from '../../theme/recipes/hero';
import type { HomeSectionProps } from '../home-section-props';
import { HeroScene } from './hero-scene';
import { useHeroSlides } from './use-hero-slides';
import { VisionCard } from './vision-card';

const Hero = chakra('section', heroRecipe);

/** The pictures across the page, with the vision on a sheet of paper. */
export function HeroSection({ home, pictures }: HomeSectionProps) {
  const { slides, darkSlide, vision } = home.hero;
  const hero = useRef<HTMLElement>(null);
  const show = useHeroSlides(hero, slides.length);
  return (
    <Hero ref={hero} aria-labelledby="vision">
      <div className="scene" {...show.holdEvents}>
        <HeroScene {...{ slides, darkSlide, pictures }} shown={show.shown} live={show.live} />
      </div>
      <Container display={{ lg: 'flex' }} minH={{ lg: '620px' }} pt={{ lg: 14 }} pb={{ lg: 26 }}>
        <VisionCard vision={vision} slideCount={slides.length} show={show} />
      </Container>
    </Hero>
  );
}
