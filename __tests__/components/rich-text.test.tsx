/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RichText } from '../../src/components/rich-text/rich-text';
import { rulesOf, startStyleSheet } from '../../src/theme/chakra/site/style-sheet';

jest.mock('#chakra', () => jest.requireActual('../../src/theme/chakra/site'));
startStyleSheet();

it('keeps the names of the rows of a wide table in sight on a phone', () => {
  const rules = rulesOf(renderToString(<RichText html="" />));
  const [, onPhones = ''] = rules.split('@media screen and (max-width: 47.99em)');
  expect(onPhones).toMatch(
    /\[role=region\] :is\(th, ?td\):first-of-type\{position:sticky;inset-inline-start:/,
  );
});
