/** What a list of the front page is told of the site. */
export interface TeaserProps {
  /** True where the site has no page for the whole list: nothing leads there. */
  alone?: boolean | undefined;
}
