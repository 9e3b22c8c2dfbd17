import { Box, chakra } from '#chakra';
import { contentIcons } from '../../../components/icon/icons';
import { Icon } from '../../../components/icon/icon';
import { SmartLink } from '../../../components/link/smart-link';
import { telHref } from '../../../components/link/tel-href';
import { Container } from '../../../components/section/container';
import { quickLinksRecipe } from './quick-links.recipe';
import type { HomeSectionProps } from '../home-section-props';

const Tiles = chakra('ul', quickLinksRecipe);

/** More of them would break their words in a strip of 1,024 pixels. */
const mostInStrip = 8;

/** The quick links: over the picture's lower edge on desktops, a row to push sideways on phones. */
export function QuickLinksSection({ home }: HomeSectionProps) {
  if (!home.quickLinks) return null;
  return (
    <Box
      as="nav"
      aria-label="Shortcuts"
      position="relative"
      zIndex="raised"
      mt={{ base: 6, lg: '-56px' }}
    >
      <Container>
        <Tiles many={home.quickLinks.length > mostInStrip}>
          {home.quickLinks.map(({ label, to, icon }) => {
            const glyph = contentIcons[icon];
            return (
              <li key={label}>
                <SmartLink to={to.startsWith('tel:') ? telHref(to.slice(4)) : to} variant="plain">
                  {glyph ? <Icon as={glyph} size={28} /> : null}
                  {label}
                </SmartLink>
              </li>
            );
          })}
        </Tiles>
      </Container>
    </Box>
  );
}
