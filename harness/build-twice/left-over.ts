import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the built site that are withdrawn between two builds: a page, and a document that it names. */
export const leftOvers = ['LeftOver/index.html', 'papers/left-over.pdf'] as const;

const page = `path: /LeftOver
title: Left over
kind: static
menu: null
order: 99
lead: A page that is withdrawn.
description: A page of one block, which names a document, both withdrawn between two builds.
reviewed: 2026-10-26
blocks:
  - { kind: prose, text: '[Left over](/papers/left-over.pdf)' }
`;

/** Adds a page and a document to a content folder. */
export function addLeftOvers(contentDir: string): void {
  const papers = join(contentDir, 'papers');
  const pdf = readdirSync(papers).find((name) => name.endsWith('.pdf'));
  if (!pdf) throw new Error(`${papers} has no PDF to copy.`);
  copyFileSync(join(papers, pdf), join(papers, 'left-over.pdf'));
  writeFileSync(join(contentDir, 'pages/left-over.yaml'), page);
}
