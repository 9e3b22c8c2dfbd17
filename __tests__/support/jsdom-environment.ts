import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

/** jsdom with the platform's own fetch, streams and abort signals, which the client relies on. */
export default FixedJSDOMEnvironment;
