import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import type { UrgentNoticeData } from '../../src/components/urgent-notice/render-notice';
import { scheduleNotice } from '../../src/components/urgent-notice/schedule-notice';
import { UrgentNotice } from '../../src/components/urgent-notice/urgent-notice';

const notice: UrgentNoticeData = {
  id: 'example',
  until: Date.UTC(2100, 0),
  level: 'warning',
  text: 'School is closed today because of heavy rain. Buses that have left bring the children home.',
  link: { label: 'How we reach you', to: '/ContactUs' },
};

/** The notice with its script, as built pages have it. */
function Kept(props: { notice: UrgentNoticeData }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current?.querySelector<HTMLElement>('[data-urgent]');
    if (element) scheduleNotice(element);
  }, []);
  return (
    <div ref={box}>
      <UrgentNotice {...props} />
    </div>
  );
}

const meta = {
  title: 'Components/UrgentNotice',
  component: UrgentNotice,
  args: { notice },
  render: ({ notice: shown }) => <Kept notice={shown} />,
  parameters: {
    docs: {
      description: {
        component:
          'What must reach everybody, above everything else on every page, from `content/alert.yaml`. Who has closed it sees it again when its words change. For what can wait, use a notice on a page, or a news item.',
      },
    },
  },
} satisfies Meta<typeof UrgentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual level: something is not as planned. */
export const Warning: Story = {};

/** Good to know at once, and no danger to anybody. */
export const Info: Story = {
  args: { notice: { ...notice, level: 'info', text: 'The website moves tonight from 10 pm on.' } },
};

/** Children are to be fetched, or must not come. */
export const Emergency: Story = { args: { notice: { ...notice, level: 'emergency' } } };

/** It fits the narrowest phones, with all that it may hold. */
export const Longest: Story = {
  args: { notice: { ...notice, text: `${notice.text} `.repeat(2).slice(0, 240) } },
  globals: { viewport: { value: 'phone' } },
};

/** Without scripts nothing can close it, and it has no button. */
export const WithoutScripts: Story = {
  render: ({ notice: shown }) => <UrgentNotice notice={shown} />,
};
