/** The icons an editor may name, as lucide calls them. Each has its drawing in `components/icon/icons.ts`. */
export const iconNames = [
  'book-open',
  'calendar-days',
  'flask-conical',
  'graduation-cap',
  'log-in',
  'phone',
  'school',
  'users',
] as const;
