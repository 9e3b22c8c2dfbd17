/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { allCssProperties, isCssProperty as theirs } from '@pandacss/is-valid-prop';
import isPropValid from '@emotion/is-prop-valid';
import { isCssProperty } from '../../src/hosting/stubs/css-property';

it('takes every style property for one', () => {
  expect(allCssProperties.filter((name) => name && !isCssProperty(name))).toEqual([]);
});

// Words from which names of attributes are made; the package offers a test, but no list.
const attributes = [
  'abbr accept acceptCharset action allow alt async autoComplete autoFocus capture charSet checked cite',
  'className colSpan cols contentEditable controls coords crossOrigin data dateTime decoding defer dir',
  'disabled download draggable encType enterKeyHint fetchPriority form headers hidden high href hrefLang',
  'htmlFor id inert inputMode integrity is kind label lang list loading loop low maxLength media method',
  'minLength multiple muted name noValidate nonce optimum pattern ping placeholder poster preload readOnly',
  'referrerPolicy rel required reversed role rowSpan rows sandbox scope selected size sizes slot span',
  'spellCheck src srcDoc srcLang srcSet start step style summary tabIndex target title type useMap value',
  'wrap viewBox preserveAspectRatio pathLength points popover popoverTarget open focusable',
]
  .join(' ')
  .split(' ');

it('takes no attribute for a style property that the package does not take for one', () => {
  const real = attributes.filter(
    (name) => isPropValid(name) || /^(popover|inert|fetch)/.test(name),
  );
  expect(real.length).toBeGreaterThan(100);
  expect(real.filter((name) => isCssProperty(name) !== theirs(name))).toEqual([]);
});

it('gives every page one fixed address, which the router of the built site relies on', () => {
  const patterns = readdirSync('src/pages', { recursive: true }).filter((file) =>
    /[[{]/.test(String(file)),
  );
  expect(patterns).toEqual([]);
});
