export { preloadMark as earlyMark } from './preloaded-response';
