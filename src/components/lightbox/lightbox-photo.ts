/** A photo as the viewer shows it. */
export interface LightboxPhoto {
  /** The large picture. */
  src: string;
  /** The alternative text. */
  alt: string;
  caption: string;
}
