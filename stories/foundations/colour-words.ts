/** The semantic colours in families, each with what it is for. A test asks for every one of them. */
export const colourFamilies: { title: string; colours: Record<string, string> }[] = [
  {
    title: 'Paper and ink',
    colours: {
      bg: 'The page.',
      surface: 'Cards, tables and menus, which lie on the page.',
      'surface.sunken': 'Every second band, and the heads of tables.',
      ink: 'Text.',
      'ink.muted': 'What stands beside the text: dates, captions, leads.',
      line: 'Hairlines between things. It carries no meaning.',
      'line.control': 'The edge of a field, which tells where to type.',
      placeholder: 'The place of what is still loading.',
    },
  },
  {
    title: 'Pine',
    colours: {
      brand: 'Links, headings of menus, primary buttons.',
      'brand.hover': 'The same under the pointer.',
      'brand.soft': 'A quiet ground for notices and the current page.',
      'brand.on': 'Words on a primary button.',
      'brand.deep': 'The bars at the top and the footer, dark in both modes.',
      'brand.band': 'A lighter strip between dark bars.',
      'brand.onDeep': 'Text on the dark bars.',
      'brand.onDeepStrong': 'Names and links on the dark bars.',
      'brand.onDeepLine': 'Hairlines on the dark bars. They carry no meaning.',
    },
  },
  {
    title: 'Marigold',
    colours: {
      accent: 'One call to action a screen, and the focus ring.',
      'accent.hover': 'The same under the pointer.',
      'accent.text': 'Marigold that can be read on paper: eyebrows, dates.',
      'accent.soft': 'A warm ground: birthdays, examinations.',
      'accent.on': 'Words on marigold.',
    },
  },
  {
    title: 'Brick and hills',
    colours: {
      danger: 'What went wrong.',
      'danger.soft': 'The ground of a warning.',
      hill: 'The woods behind the heading of a page.',
      'hill.snow': 'The snow behind the heading of a page.',
    },
  },
];
