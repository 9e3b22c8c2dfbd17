/** What the states show that every live list has; a story's own comment says more where there is more. */
export const stateWords: Record<string, string> = {
  Default: 'As it stands on a usual day.',
  Empty: 'Nothing has been entered: placeholders say what will come.',
  Loading: 'Before the reply comes, and without scripts: the room that the matter will take.',
  Error: 'The call failed: readers see the placeholders, the log says why.',
  Long: 'More than usual, to see that nothing breaks or slows.',
};
