/** Props of all lists of the front page. */
export interface TeaserProps {
  /** True where the site has no page for the whole list: no link leads there. */
  alone?: boolean | undefined;
}
