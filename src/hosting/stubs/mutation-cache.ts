/** Stands in the bundle for React Query's mutations, which no page uses: the forms send by themselves. */
export class MutationCache {
  /** There is never one. */
  getAll(): never[] {
    return [];
  }
  findAll(): never[] {
    return [];
  }
  clear(): void {
    // Nothing is kept.
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
