declare module '*.woff2' {
  /** Address of the file on the built site. */
  const address: string;
  export default address;
}
declare module '*.css';
