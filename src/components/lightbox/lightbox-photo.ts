/** A photo as the viewer shows it. */
export interface LightboxPhoto {
  /** The large picture. */
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  caption: string;
}
