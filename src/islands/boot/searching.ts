import { longestQuery } from '../../search/page/longest-query';

// Inline on the page of the search, and on no other: the field has what the address asks before anything is
// painted, and the list of all pages waits, unseen, until what is found stands above it. A lost script shows it, too.
const asked = new URLSearchParams(location.search).get('q');
if (asked) {
  document.querySelector<HTMLInputElement>('[name=q]')!.value = asked.slice(0, longestQuery);
  const { dataset } = document.documentElement;
  dataset.searching = '';
  setTimeout(() => delete dataset.searching, 8e3);
}
