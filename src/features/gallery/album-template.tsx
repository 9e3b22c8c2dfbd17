import { SmartLink } from '../../components/link/smart-link';

/**
 * A template for the page at an album's own address, for readers without scripts; the photos need one. The
 * server fills it in (`content-service/items/item-page.ts`).
 */
export function AlbumTemplate() {
  return (
    <template data-item="noscript">
      <h2 data-part="title">Album</h2>
      <p data-part="detail" />
      <p data-part="text">
        <SmartLink to="/Gallery">An address in it</SmartLink>
      </p>
    </template>
  );
}
