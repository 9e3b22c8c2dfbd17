import { Box, Flex, Grid, Text } from '#chakra';
import { useId } from 'react';
import { ButtonLink } from '../../../components/button/button-link';
import { Facade } from '../../../components/facade/facade';
import { Island } from '../../../components/island/island';
import { Band } from '../../../components/section/band';
import { Container } from '../../../components/section/container';
import { SectionHeading } from '../../../components/section/section-heading';
import type { HomeSectionProps } from '../home-section-props';
import { DrawnPosts } from './drawn-posts';

const beside = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' };

/** The school on social media: links, and a frame that loads only when a visitor asks for it. */
export function SocialSection({ home, site, variant }: HomeSectionProps) {
  const headingId = useId();
  const { socialPage, socials = [] } = site;
  if (!home.social || (!socialPage && socials.length === 0)) return null;
  const { eyebrow, title, lead } = home.social;
  return (
    <Band
      variant={variant}
      aria-labelledby={headingId}
      // Paper has neither the frame nor links.
      _print={{ display: 'none' }}
    >
      <Container>
        <Grid
          gap={{ base: 8, lg: 20 }}
          alignItems="center"
          templateColumns={socialPage ? beside : 'minmax(0, 1fr)'}
        >
          <Box>
            <SectionHeading id={headingId} {...{ eyebrow, title }} {...(lead && { lead })} />
            {socials.length > 0 ? (
              <Flex as="ul" listStyleType="none" wrap="wrap" gap={3} mt={7}>
                {socials.map(({ name, url }) => (
                  <li key={name}>
                    <ButtonLink to={url} variant="outline">
                      {name}
                    </ButtonLink>
                  </li>
                ))}
              </Flex>
            ) : null}
          </Box>
          {socialPage ? <SocialPosts page={socialPage} /> : null}
        </Grid>
      </Container>
    </Band>
  );
}

function SocialPosts({ page }: { page: NonNullable<HomeSectionProps['site']['socialPage']> }) {
  return (
    <Island name="facade">
      <Facade title={page.title} embedUrl={page.embedUrl} action="Show the posts" height={420}>
        <DrawnPosts />
        <Text textStyle="h3">{page.title}</Text>
        <Text color="ink.muted" maxW="40ch">
          The posts come from {new URL(page.embedUrl).host} and load only when you ask for them.
        </Text>
      </Facade>
    </Island>
  );
}
