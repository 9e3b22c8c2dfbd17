import { nameRules } from '../../src/theme/name-rules';

it('tells Emotion the names of the rules that a built page has', () => {
  document.head.innerHTML =
    '<style data-emotion="css">.css-1ab{top:0;}.css-2cd:hover{top:1px;}@media print{.css-1ab{top:2px;}}</style>';
  nameRules();
  expect(document.querySelector('style')).toHaveAttribute('data-emotion', 'css 1ab 2cd');
});
