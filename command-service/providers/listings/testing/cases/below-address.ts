import { typed, type Expected, type ReadingCase } from '../reading-case.ts';

/** A text below the address of a home, with all facts that it gives about the home. */
export type Sentence = readonly [text: string, facts: Expected];

/** One case for each text, below the same address. */
export const belowAddress = (sentences: readonly Sentence[]): readonly ReadingCase[] =>
  sentences.map(([text, facts]) =>
    typed(`below an address: ${text}`, `114 Juniper Ct, Boise, ID 83704\n\n${text}\n`, {
      address: '114 Juniper Ct, Boise, ID 83704',
      ...facts,
      all: true,
    }),
  );
