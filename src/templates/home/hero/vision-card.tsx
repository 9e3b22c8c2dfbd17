import { chakra, Flex, Heading, Text } from '#chakra';
import { ButtonLink } from '../../../components/button/button-link';
import { PauseButton } from '../../../components/pause-button/pause-button';
import type { Home } from '../../../content/home.schema';
import { paperRecipe, slideBarsRecipe } from './vision-card.recipe';

const Paper = chakra('div', paperRecipe);
const SlideBars = chakra('div', slideBarsRecipe);

/** A title of more letters is set smaller: the whole name of a school. */
const shortTitle = 40;

export interface VisionCardProps {
  vision: NonNullable<Home['hero']>['vision'];
  slideCount: number;
}

/** A word of more letters is broken at the usual size: 'Thiruvananthapuram'. */
const longWord = 13;

function sizeOf(title: string) {
  if (title.split(/[\s-]/).some((word) => word.length > longWord))
    return { base: '2xl', md: '3xl' };
  return title.length > shortTitle ? '3xl' : '4xl';
}

/** The vision on paper, with the page's heading; at its foot the pictures' bars and pause button. */
export function VisionCard({ vision, slideCount }: VisionCardProps) {
  return (
    <Paper alignSelf="center" pointerEvents="auto">
      <Text textStyle="eyebrow" mb={3}>
        {vision.eyebrow}
      </Text>
      <Heading as="h1" id="vision" tabIndex={-1} textStyle="h1" fontSize={sizeOf(vision.title)}>
        {vision.title}
      </Heading>
      <Text mt={4} color="ink.muted" textWrap="balance">
        {vision.text}
      </Text>
      {vision.links ? (
        <Flex gap={3} wrap="wrap" mt={6}>
          {vision.links.map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'outline'}>
              {link.label}
            </ButtonLink>
          ))}
        </Flex>
      ) : null}
      {slideCount > 1 ? (
        <Flex
          className="by-day"
          mt={4}
          mb={-5}
          minH="target"
          align="center"
          justify="space-between"
        >
          <SlideBars aria-hidden="true">
            {Array.from({ length: slideCount }, (_, index) => (
              <i key={index} data-shown={index === 0 ? '' : undefined} />
            ))}
          </SlideBars>
          <PauseButton label="pictures" hidden />
        </Flex>
      ) : null}
    </Paper>
  );
}
