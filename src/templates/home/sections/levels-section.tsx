import { Box, Flex, Heading, Text } from '#chakra';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Island } from '../../../components/island/island';
import { Tabs } from '../../../components/tabs/tabs';
import { ContentPicture, type Pictures } from '../../../components/picture/content-picture';
import { Section } from '../../../components/section/section';
import type { Home } from '../../../content/home.schema';
import { openAnchors } from '../../../content/page-anchors';
import { Card } from '../../../components/card/card';
import { Chip } from '../../../components/chip/chip';
import { Icon } from '../../../components/icon/icon';
import { SmartLink } from '../../../components/link/smart-link';
import type { HomeSectionProps } from '../home-section-props';

type Level = NonNullable<Home['levels']>['items'][number];

/** The levels of the school, one at a time. */
export function LevelsSection({ home, pictures, variant }: HomeSectionProps) {
  if (!home.levels) return null;
  const { eyebrow, title, items } = home.levels;
  const { anchor } = openAnchors([]);
  const tabs = items.map((level) => ({
    id: `level-${anchor(undefined, level.name)}`,
    label: level.name,
    panel: <LevelPanel {...{ level, pictures }} />,
  }));
  return (
    <Section eyebrow={eyebrow} title={title} variant={variant}>
      <Island name="tabs">
        <Tabs label="Levels of the school" items={tabs} />
      </Island>
    </Section>
  );
}

const beside = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' };

interface LevelPanelProps {
  level: Level;
  pictures: Pictures;
}

/** One level: its classes, a text, and a picture. */
function LevelPanel({ level, pictures }: LevelPanelProps) {
  const { classes, title, text, picture, link } = level;
  return (
    <Card
      h="full"
      display="grid"
      gridTemplateColumns={picture ? beside : 'minmax(0, 1fr)'}
      gridTemplateRows={{ base: 'auto 1fr', lg: 'auto' }}
    >
      {picture ? (
        <Box
          position="relative"
          order={{ lg: 2 }}
          aspectRatio={{ base: '16 / 10', lg: 'auto' }}
          minH={{ lg: '430px' }}
          bg="placeholder"
        >
          <div className="panel-picture">
            <ContentPicture
              src={picture.src}
              alt={picture.alt}
              pictures={pictures}
              sizes="(min-width: 64em) 700px, 92vw"
              widest={1200}
            />
          </div>
        </Box>
      ) : null}
      <Flex direction="column" align="start" justify="center" p={{ base: 6, md: 10, lg: 12 }}>
        <Chip tone="brand" mb={4} whiteSpace="normal">
          {classes}
        </Chip>
        <Heading as="h3" textStyle="h2" fontSize="2xl">
          {title}
        </Heading>
        <Text mt={4} color="ink.muted" textWrap="pretty">
          {text}
        </Text>
        {link ? (
          <SmartLink to={link.to} variant="standalone" minH="target" mt={4}>
            {link.label}
            <Icon as={ArrowRight} size={18} />
          </SmartLink>
        ) : null}
      </Flex>
    </Card>
  );
}
