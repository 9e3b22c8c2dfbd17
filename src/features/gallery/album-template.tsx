/**
 * What a page with an album's own address says of it to readers without scripts; the photos are fetched
 * by one. Who sends the page fills this in (`content-service/items/item-page.ts`).
 */
export function AlbumTemplate() {
  return (
    <template data-item="noscript">
      <h2 data-part="title">Album</h2>
      <p data-part="detail" />
      <p data-part="text" />
    </template>
  );
}
