import { render, screen } from '@testing-library/react';
import { VisionCard } from '../../../src/templates/home/hero/vision-card';
import { homeExample } from '../../../stories/templates/home/home.examples';

it('writes a name with a long word smaller, so that it stands in one line', () => {
  const classesOf = (title: string) => {
    const vision = { ...homeExample.hero.vision, title };
    const { unmount } = render(<VisionCard vision={vision} slideCount={1} />);
    const { className } = screen.getByRole('heading', { level: 1 });
    unmount();
    return className;
  };
  const usual = classesOf('St. Mary’s, Kochi');
  expect(classesOf('St. Anne’s, Thrissur')).toBe(usual);
  expect(classesOf('St. Anne’s, Thiruvananthapuram')).not.toBe(usual);
});
