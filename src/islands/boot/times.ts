import { keepTimes } from '../../components/timed/keep-times';

// Inline on pages with notices that come and go, and on no others: before anything is painted.
keepTimes(document);
