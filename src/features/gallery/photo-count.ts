/** A number of photos in words: '14 photos', '1 photo'. */
export function photoCount(photos: number): string {
  return `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
}
