/** A number with its noun: '1 message', '2 messages'. */
export const pluralize = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
