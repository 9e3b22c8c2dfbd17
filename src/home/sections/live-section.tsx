import type { ReactNode } from 'react';
import { Section } from '../../components/section/section';
import type { Ground } from '../home-section-props';

export interface LiveSectionProps {
  /** Eyebrow, title and lead as the content gives them. */
  words: { eyebrow: string; title: string; lead?: string | undefined };
  ground: Ground;
  /** The island. */
  children: ReactNode;
}

/** A band whose heading is in the built page and whose matter comes from the content service. */
export function LiveSection({ words, ground, children }: LiveSectionProps) {
  const { eyebrow, title, lead } = words;
  return (
    <Section {...{ eyebrow, title, ground }} {...(lead && { lead })}>
      {children}
    </Section>
  );
}
