/** The inbox holds as much as it may: forms are refused until some are deleted. */
export class InboxFullError extends Error {
  constructor() {
    super('the inbox is full');
    this.name = 'InboxFullError';
  }
}
