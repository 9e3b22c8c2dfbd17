import { Text } from '#chakra';
import type { ReactNode } from 'react';
import { Deferred, LoadingPlace } from '../../components/deferred/deferred';
import { Section } from '../../components/section/section';
import type { Ground } from '../home-section-props';

export interface LiveSectionProps {
  /** Eyebrow, title and lead as the content gives them. */
  words: { eyebrow: string; title: string; lead?: string | undefined };
  ground: Ground;
  loading: ReactNode;
  /** The placeholders, should the part's script not come. */
  failed: ReactNode;
  /** The part itself, made with `lazy()`. */
  children: ReactNode;
}

/** A band whose heading is in the built page and whose matter comes from the content service. */
export function LiveSection({ words, ground, loading, failed, children }: LiveSectionProps) {
  const { eyebrow, title, lead } = words;
  return (
    <Section {...{ eyebrow, title, ground }} {...(lead && { lead })}>
      <Deferred
        loading={<LoadingPlace withoutScripts={<WithoutScripts />}>{loading}</LoadingPlace>}
        failed={failed}
      >
        {children}
      </Deferred>
    </Section>
  );
}

/** What a reader without scripts can do. */
export function WithoutScripts() {
  return (
    <Text>
      This part is fetched by a script. Please switch scripts on, or ask the school office.
    </Text>
  );
}
