import type { ReactNode } from 'react';
import { Section } from '../../components/section/section';
import type { BandVariant } from '../home-section-props';

export interface LiveSectionProps {
  /** Eyebrow, title and lead as the content gives them. */
  words: { eyebrow: string; title: string; lead?: string | undefined } | undefined;
  variant: BandVariant;
  /** The island. */
  children: ReactNode;
}

/** A band whose heading is in the built page and whose content comes from the content service. */
export function LiveSection({ words, variant, children }: LiveSectionProps) {
  if (!words) return null;
  const { eyebrow, title, lead } = words;
  return (
    <Section {...{ eyebrow, title, variant }} {...(lead && { lead })}>
      {children}
    </Section>
  );
}
