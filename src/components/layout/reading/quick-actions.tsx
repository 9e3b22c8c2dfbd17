import { chakra } from '#chakra';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { ButtonLink } from '../../button/button-link';
import { Icon } from '../../icon/icon';
import { telHref } from '../../link/tel-href';
import { useSite } from '../site-context';
import type { LabelledLink } from '../site-data';
import { quickActionsRecipe } from './reading.recipe';

const Bar = chakra('nav', quickActionsRecipe);

/** At the foot of phones, in reach of the thumb: the page's action, the way to the school, its phone. */
export function QuickActions({ action }: { action: LabelledLink }) {
  const { phones, paths } = useSite();
  const phone = phones[0]?.number ?? '';
  return (
    <Bar aria-label="Next steps">
      <ButtonLink to={action.to} variant="accent">
        {action.label}
      </ButtonLink>
      {paths.includes('/ContactUs') ? (
        <ButtonLink to="/ContactUs" variant="outline">
          <Icon as={MapPin} size={18} />
          Visit
        </ButtonLink>
      ) : null}
      <ButtonLink to={telHref(phone)} variant="outline">
        <Icon as={Phone} size={18} />
        Call
      </ButtonLink>
    </Bar>
  );
}
