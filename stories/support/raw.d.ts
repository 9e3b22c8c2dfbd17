// A content file as its text, the way Vite gives it.
declare module '*.yaml?raw' {
  const text: string;
  export default text;
}
