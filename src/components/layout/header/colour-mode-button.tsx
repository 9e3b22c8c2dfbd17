import { chakra } from '#chakra';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '../../icon/icon';
import { needsScripts } from '../../../theme/needs-scripts';

/** Shows the sign of one mode where the visitor has chosen it. The weight of `html` is needed against the system's mode. */
const shownIn = (mode: 'light' | 'dark') => ({
  'html.light &': { display: mode === 'light' ? 'block' : 'none' },
  'html.dark &': { display: mode === 'dark' ? 'block' : 'none' },
});

/** Switches between light and dark; the script in the head answers it, hence no handler here. */
export function ColourModeButton() {
  return (
    <chakra.button
      type="button"
      data-colour-mode=""
      aria-label="Switch between light and dark"
      title="Light or dark"
      display="grid"
      placeItems="center"
      w="36px"
      h="36px"
      flexShrink={0}
      borderRadius="control"
      color="inherit"
      _hover={{ bg: 'brand.onDeepLine' }}
      css={needsScripts}
    >
      <chakra.span css={shownIn('light')} display={{ _osDark: 'none' }}>
        <Icon as={Moon} size={18} />
      </chakra.span>
      <chakra.span css={shownIn('dark')} display={{ base: 'none', _osDark: 'block' }}>
        <Icon as={Sun} size={18} />
      </chakra.span>
    </chakra.button>
  );
}
