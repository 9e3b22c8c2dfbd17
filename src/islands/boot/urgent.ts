import { keepNotice } from '../../components/urgent-notice/keep-notice';

// Inline behind an urgent notice, on pages that have one: before it is painted.
keepNotice(document.querySelector<HTMLElement>('[data-urgent]')!);
