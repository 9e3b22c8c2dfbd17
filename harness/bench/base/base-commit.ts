/** The commit that the present state is measured against, unless another is named. */
export const BASE_COMMIT = '608dd0d';
