/**
 * The file of the content folder in which `school import` remembers what it was told of an office's
 * tables. Nothing of a site is made of it.
 */
export const importsFile = 'imports.yaml';
