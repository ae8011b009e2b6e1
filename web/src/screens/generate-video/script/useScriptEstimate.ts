import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { ScriptEstimateQuery } from '../../../gql/graphql.ts';

/** The pause in typing before the estimate is fetched, in milliseconds. */
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
  /** The estimate; while the user types, that of the previous script. Null for an empty script and at first. */
  readonly estimate: Estimate | null;
  /** True when `estimate` belongs to the current script. */
  readonly settled: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Length and price of a script, fetched 500 ms after typing stops. */
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

/** Debounces a value: returns it once it has not changed for `pause` milliseconds. */
function useLate<Value>(value: Value, pause: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return late;
}
