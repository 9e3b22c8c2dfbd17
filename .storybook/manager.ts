import { type ChangeEvent, createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { EXAMPLE_TODAY } from '../src/lib/dates/example-today';
import { storybookTheme } from './storybook-theme';

const Field = styled.label(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: 6,
  fontSize: theme.typography.size.s2,
  color: theme.textMutedColor,
  '& input': {
    font: 'inherit',
    color: theme.color.defaultText,
    background: 'transparent',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.input.borderRadius,
    padding: '2px 6px',
  },
}));

/** The day that stories take for today; an emptied field goes back to the examples' day. */
function TodayField() {
  const [{ today }, updateGlobals] = useGlobals();
  return createElement(
    Field,
    { title: 'The day that stories take for today' },
    'Today',
    createElement('input', {
      type: 'date',
      value: String(today ?? EXAMPLE_TODAY),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        updateGlobals({ today: target.value || EXAMPLE_TODAY }),
    }),
  );
}

addons.setConfig({ theme: storybookTheme });
addons.register('school/today', () => {
  addons.add('school/today/field', {
    type: types.TOOL,
    title: 'Today',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(TodayField),
  });
});
