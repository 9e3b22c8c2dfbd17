import { Box, chakra, Flex, Text } from '#chakra';
import Bell from 'lucide-react/icons/bell';
import { Button } from '../../components/button/button';
import { useMounted } from '../../components/hooks/use-mounted';
import { Icon } from '../../components/icon/icon';
import { needsScripts } from '../../theme/needs-scripts';

/** Takes the panel away before it is painted, where the browser can't be told of anything. */
export const unlessSupportedScript =
  "'PushManager'in window&&'Notification'in window&&navigator.serviceWorker||document.currentScript.parentElement.remove()";

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 2, minH: 'target', me: 5 },
});

/** Offers that the browser tells of new circulars. Its parts are shown and filled in by `push.flow.ts`. */
export function PushPanel({
  isOpen = false,
  isTold = false,
}: {
  isOpen?: boolean;
  isTold?: boolean;
}) {
  // A browser runs no script that React renders, and React warns of it.
  const mounted = useMounted();
  return (
    <Box mb={6} css={needsScripts} _print={{ display: 'none' }}>
      {mounted ? null : <script dangerouslySetInnerHTML={{ __html: unlessSupportedScript }} />}
      <Flex wrap="wrap" align="center" gap={3}>
        <Button variant="ghost" size="sm" px={2} mx={-2} data-push="ask" hidden={isTold}>
          <Icon as={Bell} size={18} />
          Tell me of new circulars
        </Button>
        <Button variant="ghost" size="sm" px={2} mx={-2} data-push="end" hidden={!isTold}>
          <Icon as={Bell} size={18} />
          Stop telling me of new circulars
        </Button>
        <Text as="span" role="status" textStyle="small" color="ink.muted" data-push="status" />
      </Flex>
      <Box data-push="choice" hidden={!isOpen} maxW="text" mt={2}>
        <Text>
          Your browser will ask you. It then shows each new circular and urgent notice, also when
          this page is closed. No name and no number is kept, and you can end it here or in each
          message.
        </Text>
        <chakra.fieldset data-push="classes" hidden mt={3}>
          <chakra.legend fontWeight="semibold">
            Of which classes? What is for all always comes; without a choice you are told of all.
          </chakra.legend>
          <Label data-push="class" hidden>
            <chakra.input type="checkbox" w="20px" h="20px" />
          </Label>
        </chakra.fieldset>
        <Button size="sm" mt={4} data-push="yes">
          Yes, tell me
        </Button>
      </Box>
    </Box>
  );
}
