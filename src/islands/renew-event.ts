/** The event of an island, marked `data-renew`, of whose lists there may be another version. */
export const renewEvent = 'renew';
