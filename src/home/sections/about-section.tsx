import { Box, chakra, Grid } from '#chakra';
import { ButtonLink } from '../../components/button/button-link';
import { RichText } from '../../components/rich-text/rich-text';
import { Band } from '../../components/section/band';
import { Container } from '../../components/section/container';
import { SectionHeading } from '../../components/section/section-heading';
import { crossFiguresRecipe } from '../../theme/recipes/about';
import type { HomeSectionProps } from '../home-section-props';

const Figures = chakra('dl', crossFiguresRecipe);

/** The school in a few words, beside four figures. */
export function AboutSection({ home, variant }: HomeSectionProps) {
  const { eyebrow, title, html, link, figures } = home.about;
  return (
    <Band variant={variant} aria-labelledby="about">
      <Container>
        <Grid
          gap={{ base: 12, lg: 20 }}
          alignItems="center"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' }}
        >
          <Box>
            <SectionHeading id="about" eyebrow={eyebrow} title={title} />
            <Box mt={5}>
              <RichText html={html} />
            </Box>
            <Box mt={7}>
              <ButtonLink to={link.to} variant="outline">
                {link.label}
              </ButtonLink>
            </Box>
          </Box>
          <Figures>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
        </Grid>
      </Container>
    </Band>
  );
}
