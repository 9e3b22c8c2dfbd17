import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext, useContext } from 'react';

const PictureContext = createContext<Record<string, IGatsbyImageData>>({});

/** Gives the blocks below it the page's pictures, by their paths inside content/pictures. */
export const PictureProvider = PictureContext.Provider;

/** The sizes made of a picture at build; undefined where nothing was built, as in Storybook. */
export function usePicture(src: string): IGatsbyImageData | undefined {
  return useContext(PictureContext)[src];
}
