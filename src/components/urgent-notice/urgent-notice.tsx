import { chakra, defineRecipe } from '#chakra';
import { createElement, type ReactNode } from 'react';
import { urgentNoticeRecipe } from './urgent-notice.recipe';
import { renderNotice, placeAttributes, type UrgentNoticeData } from './render-notice';

const Place = chakra('div', defineRecipe(urgentNoticeRecipe));

/** An urgent notice, above everything else on every page. */
export function UrgentNotice({ notice }: { notice: UrgentNoticeData }) {
  return <Place {...placeAttributes}>{renderNotice<ReactNode>(createElement, notice)}</Place>;
}
