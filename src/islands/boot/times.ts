import { scheduleVisibility } from '../../components/timed/schedule-visibility';

// Inline on pages with notices that come and go, and on no others: before anything is painted.
scheduleVisibility(document);
