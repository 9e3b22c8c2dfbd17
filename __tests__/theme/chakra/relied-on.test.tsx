/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { pdfExamples } from '../../../stories/blocks/pdf.examples';
import { PdfViewer } from '../../../src/blocks/pdf/pdf-viewer';
import { RegistrationStrip } from '../../../src/features/registration/home-registration';
import { rulesOf, startStyleSheet } from '../../../src/theme/chakra/site/style-sheet';

startStyleSheet();

/** The rules of the first element with a tag in an HTML text. */
const rulesOfFirst = (tag: string, html: string) =>
  rulesOf(new RegExp(`<${tag}\\s[^>]*>`).exec(html)?.[0] ?? '');

it('the viewer of a PDF keeps its place', () => {
  const { title, href, height } = pdfExamples.certificate.block;
  const html = renderToString(<PdfViewer title={title} href={href} height={height} />);
  expect(rulesOfFirst('object', html)).toContain(`height:${height}px`);
});

it('the registrations keep their hidden words inside the band', () => {
  const open = { id: 'a', key: 'a', title: 'Class XI', url: 'https://a.example', attachments: [] };
  const html = renderToString(<RegistrationStrip registrations={[open]} />);
  expect(rulesOfFirst('ul', html)).toContain('position:relative');
});
