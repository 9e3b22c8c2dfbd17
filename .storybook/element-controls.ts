import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/** Whether a value is a React node: an element, or a list with one in it. */
const isElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isElement));

/**
 * Takes the control away from what a story gives as elements. A control writes its value as JSON,
 * and elements go round in circles: the whole panel would fail.
 */
export const noControlOfElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
    ]),
  );
