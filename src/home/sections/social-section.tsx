import { Box, Flex, Grid, Text } from '#chakra';
import { useId } from 'react';
import { ButtonLink } from '../../components/button/button-link';
import { Facade } from '../../components/facade/facade';
import { Island } from '../../components/island/island';
import { Band } from '../../components/section/band';
import { Container } from '../../components/section/container';
import { SectionHeading } from '../../components/section/section-heading';
import type { HomeSectionProps } from '../home-section-props';
import { DrawnPosts } from './drawn-posts';

/** The school on social media: links, and a frame that loads only when a visitor asks for it. */
export function SocialSection({ home, site, variant }: HomeSectionProps) {
  const headingId = useId();
  const { eyebrow, title, lead } = home.social;
  const { socialPage, socials } = site;
  return (
    <Band variant={variant} aria-labelledby={headingId}>
      <Container>
        <Grid
          gap={{ base: 8, lg: 20 }}
          alignItems="center"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        >
          <Box>
            <SectionHeading id={headingId} {...{ eyebrow, title }} {...(lead && { lead })} />
            <Flex as="ul" listStyleType="none" wrap="wrap" gap={3} mt={7}>
              {socials.map(({ name, url }) => (
                <li key={name}>
                  <ButtonLink to={url} variant="outline">
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </Flex>
          </Box>
          <Island name="facade">
            <Facade
              title={socialPage.title}
              embedUrl={socialPage.embedUrl}
              action="Show the posts"
              height={420}
            >
              <DrawnPosts />
              <Text textStyle="h3">{socialPage.title}</Text>
              <Text color="ink.muted" maxW="40ch">
                The posts come from {new URL(socialPage.embedUrl).host}. Nothing is loaded from
                there until you press the button.
              </Text>
            </Facade>
          </Island>
        </Grid>
      </Container>
    </Band>
  );
}
