/** How pictures of the content are sized, by Gatsby and without it. */
export const pictureOptions = {
  // AVIF took three quarters of a cold build; WebP is within a few per cent of it here.
  defaults: { formats: ['webp'], quality: 76, placeholder: 'dominantColor' },
  failOn: 'error',
};
