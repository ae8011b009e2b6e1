import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { ScriptEstimateQuery } from '../../../gql/graphql.ts';

/** Spec part 2 section 7. */
const typingPause = 500;

const scriptEstimateQuery = graphql(`
  query ScriptEstimate($script: String!) {
    scriptEstimate(script: $script) {
      duration
      seconds
      creditsNeeded
      wordCount
      placeholders
      warnings
    }
  }
`);

export type Estimate = ScriptEstimateQuery['scriptEstimate'];

export interface ScriptEstimate {
  /** Of the script as it is, or, while typing, as it was; null for an empty script and before the first answer. */
  readonly estimate: Estimate | null;
  /** True when `estimate` is of the script as it is. */
  readonly settled: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Length and price of a script, asked 500 ms after typing stops. */
export function useScriptEstimate(script: string): ScriptEstimate {
  const asked = useLate(script, typingPause);
  const empty = script.trim() === '';
  const { data, previousData, error, refetch } = useQuery(scriptEstimateQuery, {
    variables: { script: asked },
    skip: asked.trim() === '',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  if (empty) return { estimate: null, settled: true, error: undefined, retry };
  return {
    estimate: data?.scriptEstimate ?? previousData?.scriptEstimate ?? null,
    settled: asked === script && data !== undefined,
    error: asked === script ? error : undefined,
    retry,
  };
}

/** A value that follows another once that has not changed for so many milliseconds. */
function useLate<Value>(value: Value, pause: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return late;
}
