import type * as Server from 'react-dom/server';

/*
 * The renderer that builds have. The one for development complains of every layout effect, which only a browser
 * runs.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
export const { renderToPipeableStream, renderToStaticMarkup, renderToString } =
  jest.requireActual<typeof Server>('react-dom/server.node');
process.env.NODE_ENV = NODE_ENV;
