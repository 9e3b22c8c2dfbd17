/** The icons an editor may name, as lucide calls them. The front page maps each to its picture. */
export const iconNames = [
  'award',
  'bell',
  'book-open',
  'bus',
  'cake',
  'calendar-days',
  'clipboard-list',
  'clock',
  'file-text',
  'flask-conical',
  'graduation-cap',
  'image',
  'library',
  'log-in',
  'mail',
  'map-pin',
  'newspaper',
  'phone',
  'school',
  'shirt',
  'trophy',
  'users',
  'video',
  'wallet',
] as const;

/** One of the icons an editor may name. */
export type IconName = (typeof iconNames)[number];
