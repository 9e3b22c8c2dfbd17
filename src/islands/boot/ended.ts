// Inline on pages that were built of records which end, and on no others: whoever comes later does not see them,
// and the island is rendered again (`check-lists.ts`). Its place stays.
for (const island of document.querySelectorAll<HTMLElement>('[data-ends]')) {
  if (Date.now() >= +island.dataset.ends!) island.style.visibility = 'hidden';
}
