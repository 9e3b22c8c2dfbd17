import { chakra } from '#chakra';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '../../icon/icon';
import { needsScripts } from '../../../theme/needs-scripts';

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
      <chakra.span display={{ _osDark: 'none', _light: 'block', _dark: 'none' }}>
        <Icon as={Moon} size={18} />
      </chakra.span>
      <chakra.span display={{ base: 'none', _osDark: 'block', _light: 'none', _dark: 'block' }}>
        <Icon as={Sun} size={18} />
      </chakra.span>
    </chakra.button>
  );
}
