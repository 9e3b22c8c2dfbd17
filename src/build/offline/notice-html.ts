import {
  renderNotice,
  placeAttributes,
  type CreateElement,
  type UrgentNoticeData,
} from '../../components/urgent-notice/render-notice';
import { inlineScript } from '../finish/boot-scripts';
import { marigold, paper, pine } from '../../theme/brand-colours';
import { escapeHtml } from '../../lib/html/escape-html';

interface Html {
  html: string;
}

const createElement: CreateElement<Html> = (tag, attributes, ...children) => {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(`${value}`)}"`,
  );
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeHtml(child) : child.html,
  );
  return { html: `<${tag}${written.join('')}>${inner.join('')}</${tag}>` };
};

/** How the notice looks on a page that has no other file, by day and by night. */
export const noticeStyle = [
  '[hidden]{display:none!important}',
  `[data-urgent]{display:flex;gap:.75rem;padding:.75rem 1rem;background:${marigold[200]};color:${paper[900]};border-bottom:2px solid transparent}`,
  `[data-level=emergency]{background:${pine[950]};color:${paper[50]};border-color:${marigold[400]}}`,
  '[data-urgent] svg{flex-shrink:0;width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '[data-urgent] p{flex:1;margin:0}[data-urgent] a{display:inline;padding:0;border:0;color:inherit;text-decoration:underline}',
  '[data-urgent] button{min-width:2.75rem;height:2.75rem;display:grid;place-items:center;border:0;background:none;color:inherit}',
].join('');

/** An urgent notice as a part of such a page, with the script that keeps its times. */
export function noticeHtml(notice: UrgentNoticeData): string {
  const place = createElement('div', placeAttributes, renderNotice(createElement, notice));
  return `${place.html}<script>${inlineScript('urgent')}</script>`;
}
