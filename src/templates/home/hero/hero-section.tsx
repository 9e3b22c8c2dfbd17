import { chakra } from '#chakra';
import { useRef } from 'react';
import { useBehaviour } from '../../../components/hooks/use-behaviour';
import { Island } from '../../../components/island/island';
import { Container } from '../../../components/section/container';
import { heroRecipe } from './hero.recipe';
import type { HomeSectionProps } from '../home-section-props';
import { heroBehaviour } from './hero.behaviour';
import { HeroScene } from './hero-scene';
import { VisionCard } from './vision-card';

const Hero = chakra('section', heroRecipe);

/** The pictures across the page, with the vision on a sheet of paper. */
export function HeroSection({ home, pictures }: HomeSectionProps) {
  const hero = useRef<HTMLElement>(null);
  useBehaviour(hero, heroBehaviour);
  if (!home.hero) return null;
  const { slides, darkSlide, vision } = home.hero;
  return (
    <Island name="hero">
      <Hero ref={hero} aria-labelledby="vision">
        <div className="scene">
          <HeroScene {...{ slides, darkSlide, pictures }} />
        </div>
        <Container
          display={{ lg: 'flex' }}
          minH={{ lg: '620px' }}
          pt={{ lg: 14 }}
          pb={{ lg: 26 }}
          // A pointer outside the card hovers the scene, which pauses then.
          pointerEvents="none"
        >
          <VisionCard vision={vision} slideCount={slides.length} />
        </Container>
      </Hero>
    </Island>
  );
}
