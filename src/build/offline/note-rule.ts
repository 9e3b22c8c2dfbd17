import { marigold, paper } from '../../theme/brand-colours';
import { noteId } from './note';

/** How the offline note looks, by day and by night; it stands in the stylesheet of all pages. */
export const offlineNoteRule = `#${noteId}{margin:0;padding:.5rem 1rem;background:${marigold[200]};color:${paper[900]};font-size:1rem;text-align:center}@media print{#${noteId}{display:none}}`;
