import { Box, chakra, Heading, Text } from '#chakra';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { defaultPicture } from '../picture/default-picture';

export interface EmptyStateProps {
  title: string;
  /** What the reader can do about it. */
  children: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Says that there are no items, and offers an action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Card tone="quiet" padding="lg" textAlign="center">
      <Box maxW="48ch" mx="auto">
        <chakra.img
          src={defaultPicture}
          alt=""
          htmlWidth={144}
          htmlHeight={108}
          mx="auto"
          mb={4}
          aspectRatio="4 / 3"
          objectFit="cover"
          borderRadius="card"
        />
        <Heading as="h2" textStyle="h3" color="ink">
          {title}
        </Heading>
        <Text mt={2}>{children}</Text>
        {action ? (
          <Button variant="outline" mt={5} onClick={action.onClick}>
            {action.label}
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
