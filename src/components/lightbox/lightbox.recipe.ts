import { defineGlobalStyles } from '#chakra';
import {
  viewerButton,
  viewerButtonHover,
  viewerCaption,
  viewerGround,
  viewerStrongText,
  viewerText,
} from '../../theme/shades';

const fill = { position: 'absolute', inset: 0 } as const;
const centre = { display: 'flex', justifyContent: 'center', alignItems: 'center' } as const;

/**
 * The styles of the photo viewer. The library ships a style sheet of its own, which the site's bundler
 * would put into the head of every page; these rules travel with the viewer, in the site's own look.
 */
export const lightboxStyles = defineGlobalStyles({
  '.yarl__fullsize': { w: 'full', h: 'full' },
  '.yarl__relative': { position: 'relative' },
  '.yarl__portal': {
    position: 'fixed',
    inset: 0,
    zIndex: 'overlay',
    overflow: 'hidden',
    opacity: 0,
    transition: 'opacity var(--yarl__fade_animation_duration, 250ms) ease',
  },
  '.yarl__portal_open': { opacity: 1 },
  '.yarl__container': {
    ...fill,
    overflow: 'hidden',
    bg: viewerGround,
    outline: 'none',
    userSelect: 'none',
    touchAction: 'var(--yarl__controller_touch_action, none)',
    overscrollBehavior: 'contain',
  },
  '.yarl__flex_center': centre,
  '.yarl__carousel': {
    display: 'flex',
    flex: '0 0 auto',
    h: 'full',
    alignItems: 'stretch',
    justifyContent: 'center',
    w: 'calc(100% + (var(--yarl__carousel_slides_count) - 1) * (100% + var(--yarl__carousel_spacing_px, 0) * 1px + var(--yarl__carousel_spacing_percent, 0) * 1%))',
    transform: 'translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0))',
    opacity: 'var(--yarl__pull_opacity, 1)',
  },
  '.yarl__carousel_with_slides': {
    columnGap:
      'calc(var(--yarl__carousel_spacing_px, 0) * 1px + 100 / (var(--yarl__carousel_slides_count) * 100 + (var(--yarl__carousel_slides_count) - 1) * var(--yarl__carousel_spacing_percent, 0)) * var(--yarl__carousel_spacing_percent, 0) * 1%)',
  },
  '.yarl__slide': {
    position: 'relative',
    flex: '1',
    overflow: 'hidden',
    p: 'calc(var(--yarl__carousel_padding_px, 0) * 1px)',
  },
  '.yarl__slide_image': {
    w: 'auto',
    h: 'auto',
    maxW: '100%',
    maxH: '100%',
    objectFit: 'contain',
    touchAction: 'var(--yarl__controller_touch_action, none)',
    userSelect: 'none',
  },
  '.yarl__slide_image_loading': { opacity: 0 },
  '.yarl__slide_placeholder': { ...fill, ...centre, color: viewerText, lineHeight: 0 },
  '.yarl__slide_error': { w: '48px', h: '48px', color: '{colors.marigold.300}' },
  '.yarl__icon': { w: '28px', h: '28px' },
  '.yarl__toolbar': { position: 'absolute', top: 2, right: 2, display: 'flex', gap: 1 },
  '.yarl__button': {
    ...centre,
    minW: 'target',
    minH: 'target',
    color: viewerStrongText,
    bg: viewerButton,
    border: 0,
    borderRadius: 'chip',
    cursor: 'pointer',
    _hover: { bg: viewerButtonHover },
    _disabled: { opacity: 0.4, cursor: 'default' },
  },
  '.yarl__navigation_prev, .yarl__navigation_next': {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    w: '52px',
    h: '52px',
  },
  '.yarl__navigation_prev': { left: { base: 2, md: 5 } },
  '.yarl__navigation_next': { right: { base: 2, md: 5 } },
  '.yarl__slide_captions_container': {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    px: 5,
    py: 3,
    color: viewerStrongText,
    bg: viewerCaption,
    textAlign: 'center',
  },
  '.yarl__no_scroll': { h: 'full', overflow: 'hidden', overscrollBehavior: 'none' },
});
