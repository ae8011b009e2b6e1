import { dirname } from 'node:path';
import type { Rolldown } from 'vite';

/** Full paths of modules. */
export interface Frame {
  /** The application, without what starts it: code of one entry must not run with that of another. */
  readonly application: string;
  /** The first screen after signing in. */
  readonly firstScreen: string;
  /** The scripts of rendered pages, which load the application later. */
  readonly starts: readonly string[];
}

type Modules = ReadonlySet<string>;

/**
 * Puts all modules of ours that the first screen needs into one file. They would otherwise be some forty small ones,
 * which compress badly and whose names every list of files to load repeats. The code that a rendered page needs at once
 * is a separate file, and so is the screen itself.
 */
export function frame({ application, firstScreen, starts }: Frame): Rolldown.CodeSplittingGroup[] {
  let parts: Readonly<Record<string, Modules>> | undefined;
  const partsOf = (graph: Rolldown.ChunkingContext): Readonly<Record<string, Modules>> => {
    const own = `${dirname(firstScreen)}/`;
    const screen = [...imports(firstScreen, graph)].filter((id) => !id.startsWith(own));
    const start = new Set(starts.flatMap((script) => [...imports(script, graph)]));
    for (const script of starts) start.delete(script);
    return { start, frame: new Set([...imports(application, graph), ...screen]) };
  };
  return ['start', 'frame'].map((part) => ({
    name: (id, graph) => {
      parts ??= partsOf(graph);
      return parts[part]?.has(id) === true ? part : null;
    },
  }));
}

/** The module and what it imports statically, directly or not; libraries only where one of them begins. */
function imports(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id) || id.includes('/node_modules/')) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) imports(imported, graph, found);
  return found;
}
