import { updateToday } from '../../components/today/update-today';

// Inline on the pages that say whether school is open, and on no others.
const place = document.querySelector<HTMLElement>('[data-today]')!;
updateToday(place, JSON.parse(place.dataset.today!) as Parameters<typeof updateToday>[1]);
