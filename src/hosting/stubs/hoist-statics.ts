/** Stands in the bundle for hoist-non-react-statics: no component here is wrapped in that way. */
export default function hoistStatics<T>(target: T): T {
  return target;
}
