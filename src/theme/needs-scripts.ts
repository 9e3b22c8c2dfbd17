/** Style of what is of no use without scripts: it is not there for readers who have none. */
export const needsScripts = { '@media (scripting: none)': { display: 'none' } };
