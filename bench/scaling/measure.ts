import { readResults, thisMachine } from '../results.ts';
import { measureCosts, withMixedMonth } from './costs.ts';
import { benchFigures, type Figures } from './figures.ts';
import { traceFilm } from './film.ts';
import { measureReading } from './speeds.ts';

/**
 * Measures anew what lives cost here and how fast their log is read, takes the limits of the last `npm run bench` here,
 * those that it did not measure from `before`, and gives them all. Takes minutes.
 */
export async function measureFigures(before: Figures, tell: (line: string) => void): Promise<Figures> {
  const bench = benchFigures(readResults()?.results ?? [], before.bench);
  tell('… rendering one film');
  const trace = await traceFilm();
  tell(`… letting small populations live, each film of ${trace.seconds} s`);
  const measured = await measureCosts(trace, (population) => tell(`  ${population}`));
  tell('… reading the log of five such months');
  const reading = await withMixedMonth(trace, 5, measureReading);
  const { seconds, bytes } = trace;
  return {
    measuredAt: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    film: { seconds, bytes },
    ...measured,
    reading,
    bench,
  };
}
