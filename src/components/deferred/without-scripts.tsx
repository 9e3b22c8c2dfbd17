import { Text } from '#chakra';

/** What a reader without scripts can do about a part that is fetched. */
export function WithoutScripts() {
  return (
    <Text>
      This part is fetched by a script. Please switch scripts on, or ask the school office.
    </Text>
  );
}
