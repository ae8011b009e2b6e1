import { bundles } from '../../domain/catalog.ts';
import { quote } from '../../domain/quotes/index.ts';
import { median, type BenchResult } from '../event-store/measure.ts';

/** Maximum duration of a quote, in milliseconds. */
const limit = 1;
const rounds = 21;
const quotesPerRound = 2_000;

/** Measures the quote that every purchase call asks for: plan, bundle and Digital Twin in one order. */
export function benchQuotes(): readonly BenchResult[] {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    for (let n = 0; n < quotesPerRound; n += 1)
      quote(
        { planId: 'monthly', bundleId: bundles[n % bundles.length]?.id, customAvatar: true },
        { twinsBought: n % 2, emailBlastSold: false },
      );
    return (performance.now() - started) / quotesPerRound;
  });
  const value = median(times);
  return [{ name: 'quotes: plan, bundle and Digital Twin', value, unit: 'ms', limit, ratio: value / limit }];
}
