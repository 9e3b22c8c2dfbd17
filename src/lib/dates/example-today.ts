import type { PlainDate } from './plain-date';

/** The day the features' examples are written for: stories and tests freeze their clock here. */
export const EXAMPLE_TODAY: PlainDate = '2026-11-14';

/** The same day's morning in India, as an instant. */
export const EXAMPLE_NOW = '2026-11-14T09:30:00+05:30';
