/**
 * The file of the content folder in which `school import` remembers which column of an office's table is which
 * field. Nothing of a site is made of it.
 */
export const importsFile = 'imports.yaml';
