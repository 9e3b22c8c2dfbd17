/** A rule for modules. https://webpack.js.org/configuration/module/#rule */
export interface Rule {
  test?: RegExp;
  include?: (file: string) => boolean;
  type?: string;
  use?: unknown;
  loader?: string;
  options?: object;
}

/** What is asked of a function among the externals. */
export interface ExternalRequest {
  context?: string;
  request?: string;
}

/** The parts of webpack's configuration that are set here, as Gatsby hands them over. */
export interface WebpackConfig {
  cache?: { name?: string; cacheLocation?: string };
  entry?: Record<string, unknown>;
  target?: string | string[];
  devtool?: string | false;
  output?: Record<string, unknown>;
  module?: { rules?: Rule[] };
  resolve?: { conditionNames?: string[]; plugins?: object[] };
  externals?: unknown[];
  plugins?: object[];
  optimization?: Record<string, unknown>;
}
