/** What says that it takes place, and what stands where nothing is to say. */
const NOT_CANCELLED =
  /^(?:false|no?|0|undefined|null|nil|none|nan|n\.?\/?a\.?|[-–—.]*|active|scheduled|not cancell?ed)$/i;

/**
 * Reads whether something is cancelled, as offices and their programs write it: true, yes, 1, or the reason in
 * words, 'Cancelled due to rain'. Gives `true`, or the reason alone; `undefined` for what takes place.
 */
export function cancelledOf(value: unknown): true | string | undefined {
  if (value === true || value === 1) return true;
  const text = typeof value === 'string' ? value.trim() : '';
  if (NOT_CANCELLED.test(text)) return undefined;
  if (/^(?:true|y(?:es)?|1)$/i.test(text)) return true;
  return text.replace(/^cancell?ed\b/i, '').replace(/^[\s:;,.–-]+/, '') || true;
}
