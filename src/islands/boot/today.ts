import { keepToday } from '../../components/today/keep-today';

// Inline on the pages that say whether school is open, and on no others.
const place = document.querySelector<HTMLElement>('[data-today]')!;
keepToday(place, JSON.parse(place.dataset.today!) as Parameters<typeof keepToday>[1]);
