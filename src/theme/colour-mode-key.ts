/** Where a visitor's choice between light and dark is kept in local storage. */
export const colourModeKey = 'colour-mode';
