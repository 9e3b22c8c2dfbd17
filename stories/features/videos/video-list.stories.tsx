import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoList } from '../../../src/features/videos/video-list';
import { manyVideos } from './videos.examples';
import { videosHandlers } from '../../handlers/videos';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Videos/VideoList',
  component: VideoList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Video Gallery page: drawn tiles that open their video in a new tab. Nothing is fetched from the video’s site before.',
      },
    },
  },
} satisfies Meta<typeof VideoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ videos: videosHandlers });

export const Loading: Story = listLoading({ videos: videosHandlers });

export const Error: Story = listFailed({ videos: videosHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { videos: videosHandlers({ items: manyVideos(10_000) }) } } },
};

/** The videos of one year. */
export const OneYear: Story = { beforeEach: atAddress({ year: '2024' }) };
