/** Where open pages ask for an urgent notice. Apart from who writes it: the worker in browsers reads this. */
export const alertFile = '/alert.json';
