import { flightRows, isFlightScript } from './flight-data.ts';
import { limitOf } from './html-limits.ts';

/** Scripts that hold data: JSON of a page framework, and assignments to the state of one. */
const dataType = /^application\/(?:json|.+\+json)\b/i;
const stateScript =
  /^\s*(?:\/\*[^*]{0,200}\*\/\s*)?(?:(?:window|self)\s*(?:\.|\[['"])\s*)?(?:var\s+|const\s+|let\s+)?[_$\w]*(?:state|data|props|model|apollo|redux|store|listing|property)[_$\w]*/i;

export interface PageScripts {
  /** The text of each JSON-LD script, unparsed. */
  readonly jsonLd: readonly string[];
  /** The text of scripts that hold the data of the page, unparsed. */
  readonly dataScripts: readonly string[];
}

/** Collects the scripts of a page that hold data, as the parser passes them. */
export function createScriptReader() {
  const jsonLd: string[] = [];
  const dataScripts: string[] = [];
  const flight: string[] = [];
  let kind: 'json-ld' | 'data' | 'state' | undefined;
  let captured = '';

  return {
    open(tag: string, attributes: Readonly<Record<string, string>>): void {
      if (tag !== 'script') return;
      const type = attributes['type']?.trim() ?? '';
      captured = '';
      if (/^application\/ld\+json\b/i.test(type)) kind = 'json-ld';
      else if (dataType.test(type)) kind = 'data';
      else if (type === '' || /javascript|module/i.test(type)) kind = 'state';
    },
    /** Whether a text belongs to such a script. */
    text(data: string): boolean {
      if (kind !== undefined) captured += data;
      return kind !== undefined;
    },
    close(tag: string): void {
      if (tag !== 'script') return;
      if (kind === 'json-ld' && jsonLd.length < limitOf.jsonLd) jsonLd.push(captured);
      else if ((kind === 'data' || kind === 'state') && dataScripts.length < limitOf.dataScripts) {
        if (kind === 'state' && isFlightScript(captured) && flight.length < limitOf.flight) flight.push(captured);
        else if (captured.trim() !== '' && (kind === 'data' || stateScript.test(captured.slice(0, 300))))
          dataScripts.push(captured);
      }
      kind = undefined;
    },
    found: (): PageScripts => ({
      jsonLd,
      dataScripts: [...dataScripts, flightRows(flight)].filter((script) => script !== ''),
    }),
  };
}
