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

/** The icon of a module of lucide-react: `building-2`. */
const iconOf = (id: string): string | undefined => /\/lucide-react\/.*\/icons\/([a-z0-9-]+)\.m?js$/u.exec(id)?.[1];

/**
 * Puts all modules of ours that the first screen needs into one file. They would otherwise be some forty small ones,
 * which compress badly and whose names every list of files to load repeats: so are the icons of these modules, a file
 * each. The code that a rendered page needs at once is a separate file, and so is the screen itself.
 */
export function frame({ application, firstScreen, starts }: Frame): Rolldown.CodeSplittingGroup[] {
  let parts: Readonly<Record<string, Modules>> | undefined;
  let icons: ReadonlySet<string> = new Set();
  const partsOf = (graph: Rolldown.ChunkingContext): Readonly<Record<string, Modules>> => {
    const own = `${dirname(firstScreen)}/`;
    const screen = [...imports(firstScreen, graph)].filter((id) => !id.startsWith(own));
    const start = new Set(starts.flatMap((script) => [...imports(script, graph)]));
    for (const script of starts) start.delete(script);
    const modules = new Set([...imports(application, graph), ...screen]);
    icons = new Set([...modules, ...imports(firstScreen, graph)].flatMap((id) => iconsIn(id, graph)));
    return { start, frame: modules };
  };
  return ['start', 'frame'].map((part) => ({
    debugName: part,
    name: (id, graph) => {
      parts ??= partsOf(graph);
      if (part === 'frame' && icons.has(iconOf(id) ?? '')) return part;
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

/** The icons that a module imports by name: `Building2` is `building-2`. */
function iconsIn(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const code = graph.getModuleInfo(id)?.code ?? '';
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/gu)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/gu, '-').toLowerCase());
}
