/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { system } from '../../../src/theme';
import { Box, GlobalRules } from '../../../src/theme/chakra/site';
import { classNameOf } from '../../../src/theme/chakra/site/class-name';
import { styled } from '../../../src/theme/chakra/site/factory';
import {
  globalRules,
  otherRules,
  rulesOf,
  startStyleSheet,
} from '../../../src/theme/chakra/site/style-sheet';

startStyleSheet();

const classOf = (html: string) => / class="(\w+)"/.exec(html)?.[1] ?? '';

describe('the rules of a page', () => {
  it('are those of its classes, each once, in the order in which they first occur', () => {
    const [first, second, other] = [
      <Box key="1" p={1} />,
      <Box key="2" p={2} />,
      <Box key="3" p={3} />,
    ];
    renderToString(other);
    const html = renderToString(
      <>
        {second}
        {first}
        <Box className="own" p={2} />
      </>,
    );
    const rules = rulesOf(html);
    expect(rules.match(/padding:[^;]*/g)).toEqual([
      'padding:var(--chakra-spacing-2)',
      'padding:var(--chakra-spacing-1)',
    ]);
  });

  it('are whole for every class of one look, whichever was rendered first', () => {
    const recipe = { variants: { size: { sm: { p: 7 } } }, defaultVariants: { size: 'sm' } };
    const Piece = styled('a', recipe);
    const [usual, named] = [renderToString(<Piece />), renderToString(<Piece size="sm" />)];
    expect(classOf(named)).not.toBe(classOf(usual));
    for (const html of [usual, named]) {
      expect(rulesOf(html)).toBe(`.${classOf(html)}{padding:var(--chakra-spacing-7);}`);
    }
  });

  it('are none for a class that no style has', () => {
    expect(rulesOf('<p class="group lucide">')).toBe('');
  });

  it('have no prefixes, since every browser in use knows the properties without', () => {
    const html = renderToString(<Box userSelect="none" position="sticky" display="flex" />);
    expect(rulesOf(html)).toBe(`.${classOf(html)}{user-select:none;position:sticky;display:flex;}`);
  });
});

it('stops the build where two styles have one class name', () => {
  // Two names of an own property whose styles have the same hash.
  const [one, two] = twoOfOneName();
  const Piece = Box as ComponentType<Record<string, unknown>>;
  renderToString(<Piece css={{ [`--${one}`]: '1' }} />);
  expect(() => renderToString(<Piece css={{ [`--${two}`]: '1' }} />)).toThrow(
    /Two styles have the class name \w{4}/,
  );
});

/** Searches two texts for which the factory would make one class. */
function twoOfOneName(): [string, string] {
  const known = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const text = `n${number.toString(36)}`;
    const name = classNameOf(`{}css:${JSON.stringify({ [`--${text}`]: '1' })};`);
    const before = known.get(name);
    if (before !== undefined) return [before, text];
    known.set(name, text);
  }
}

it('spreads similar texts over the names', () => {
  const names = Array.from({ length: 20_000 }, (_, number) => classNameOf(`{}p:${number};`));
  // By chance 16 of them meet another one in 12 million names.
  expect(new Set(names).size).toBeGreaterThan(names.length - 40);
  expect(names.every((name) => /^[a-zA-Z][a-zA-Z0-9]{3}$/.test(name))).toBe(true);
});

it('hears of rules for what other packages draw', () => {
  expect(otherRules()).toBe('');
  const rules = {
    '.yarl__icon': { w: 'full', _hover: { color: 'brand' } },
    '.yarl__slide': { p: 2 },
  };
  expect(renderToString(<GlobalRules rules={rules} />)).toBe('');
  renderToString(<GlobalRules rules={rules} />);
  expect(otherRules()).toContain('.yarl__icon{width:var(--chakra-sizes-full);}');
  expect(otherRules().match(/\.yarl__slide\{/g)).toHaveLength(1);
});

describe('the global rules', () => {
  it('hold every token, with its value in either colour mode', () => {
    const css = globalRules();
    for (const [, values] of system.tokens.cssVarMap) {
      for (const name of values.keys()) expect(css).toContain(`${name}:`);
    }
  });

  it('let moves between pages fade on wide screens, but not for those who want less motion', () => {
    expect(globalRules()).toMatch(
      /@media \(min-width:48em\) and \(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}\}$/,
    );
  });
});
