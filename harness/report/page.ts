import { type Markup, html } from './html';
import { reportCss } from './style';

/** What a report page consists of. */
export interface ReportPage {
  title: string;
  /** Styles of this report beside the common ones. */
  css?: string;
  body: Markup;
}

/** A whole document that opens from the disk: no scripts, nothing from elsewhere. */
export function reportPage({ title, css = '', body }: ReportPage): string {
  const styles = { html: reportCss + css };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `.html;
}
