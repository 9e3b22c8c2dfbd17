/** Stands in the bundle for a module that is never called here. */
export {};
