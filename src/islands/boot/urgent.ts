import { scheduleNotice } from '../../components/urgent-notice/schedule-notice';

// Inline behind an urgent notice, on pages that have one: before it is painted.
scheduleNotice(document.querySelector<HTMLElement>('[data-urgent]')!);
