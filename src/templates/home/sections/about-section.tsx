import { Box, chakra, Grid } from '#chakra';
import { ButtonLink } from '../../../components/button/button-link';
import { RichText } from '../../../components/rich-text/rich-text';
import { Band } from '../../../components/section/band';
import { Container } from '../../../components/section/container';
import { SectionHeading } from '../../../components/section/section-heading';
import { crossFiguresRecipe } from './about.recipe';
import type { HomeSectionProps } from '../home-section-props';

const besides = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' };
const Figures = chakra('dl', crossFiguresRecipe);

/** The school in a few words, beside four figures. */
export function AboutSection({ home, variant }: HomeSectionProps) {
  if (!home.about) return null;
  const { eyebrow, title, html, link, figures } = home.about;
  return (
    <Band variant={variant} aria-labelledby="about">
      <Container>
        <Grid
          gap={{ base: 12, lg: 20 }}
          alignItems="center"
          templateColumns={figures ? besides : 'minmax(0, 1fr)'}
        >
          <Box>
            <SectionHeading id="about" eyebrow={eyebrow} title={title} />
            <Box mt={5}>
              <RichText html={html} />
            </Box>
            {link ? (
              <Box mt={7}>
                <ButtonLink to={link.to} variant="outline">
                  {link.label}
                </ButtonLink>
              </Box>
            ) : null}
          </Box>
          {figures ? (
            <Figures>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Figures>
          ) : null}
        </Grid>
      </Container>
    </Band>
  );
}
