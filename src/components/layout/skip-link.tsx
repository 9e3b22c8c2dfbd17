import { chakra } from '#chakra';

/** The first stop of the keyboard: over the menu, straight to the page's content. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      insetInlineStart={4}
      // By its own height: enlarged it is higher than any number.
      top="0"
      transform="translateY(-110%)"
      zIndex="skip"
      px={5}
      py={3}
      bg="accent"
      color="accent.on"
      fontWeight="semibold"
      borderRadius="control"
      _focus={{ top: 2, transform: 'none' }}
    >
      Skip to the content
    </chakra.a>
  );
}
