import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The purpose of each room: the text of its box. */
const rooms = {
  web: 'React client',
  graphql: 'gateway: GraphQL, REST, sockets',
  identity: 'sign-in, sessions, roles',
  'command-service': 'commands, processes, providers',
  'projection-service': 'read models, publisher, audit',
  'event-store': 'log, keys, hash chains',
  leases: 'which process works on what',
  domain: 'events, rules, prices',
  words: 'every sentence of the server',
  config: 'settings',
  server: 'composition, operators’ commands',
  'payments-simulator': 'Stripe for test mode',
} as const;
type Room = keyof typeof rooms;

/** Rooms that all others may import; arrows to them would say nothing. */
const everywhere: ReadonlySet<string> = new Set(['lib']);
/** Rooms that the whole server imports: the picture has only those arrows to them that no other path implies. */
const foundations: ReadonlySet<Room> = new Set(['domain', 'words']);

const isRoom = (name: string): name is Room => Object.hasOwn(rooms, name);
const isTest = (path: string): boolean =>
  /\.(?:test|engine|e2e|contract)\.tsx?$|\/testing\/|(?:^|\/)contract\.ts$/u.test(path);

/** The rooms that each room's product code imports, in the order of the table above. */
export function importsBetweenRooms(root: string): ReadonlyMap<Room, readonly Room[]> {
  const names = Object.keys(rooms) as Room[];
  return new Map(
    names.map((room) => {
      const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).filter(
        (path) => !isTest(path) && !/(?:^|\/)(?:generated|gql|codegen|build)\//u.test(path),
      );
      const imported = new Set(files.flatMap((path) => targetsOf(path, readFileSync(join(root, path), 'utf8'))));
      return [room, names.filter((other) => other !== room && imported.has(other))];
    }),
  );
}

/** The rooms in a file's `from` and `import` clauses. */
const targetsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import\(?)\s*['"](\.[^'"]+)['"]/gu)].flatMap(([, relative = '']) => {
    const [room = ''] = join(dirname(path), relative).split('/');
    return everywhere.has(room) ? [] : [room];
  });

const idOf = (room: Room): string => room.replaceAll('-', '_');

/**
 * The picture as a Mermaid graph. An import that skips a room in between is dotted. Imports of the foundations are not
 * drawn.
 */
export function pictureOf(imports: ReadonlyMap<Room, readonly Room[]>): string {
  const reaches = (from: Room, to: Room, seen = new Set<Room>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const boxes = [...imports.keys()].map((room) => `  ${idOf(room)}["<b>${room}</b><br>${rooms[room]}"]`);
  const arrows = [...imports].flatMap(([room, targets]) =>
    targets.flatMap((target) => {
      const skips = targets.some((between) => between !== target && reaches(between, target));
      if (skips && foundations.has(target)) return [];
      return [`  ${idOf(room)} ${skips ? '-.->' : '-->'} ${idOf(target)}`];
    }),
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

const [begin, end] = ['<!-- picture: npm run architecture -->', '<!-- end of picture -->'] as const;

/** The document with the picture between its two marks. Throws if it has no marks. */
export function withPicture(document: string, picture: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The document has no marks ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${picture}\n\n${document.slice(to)}`;
}

/** Rooms with files but without a box. */
export const unknownRooms = (folders: readonly string[]): readonly string[] =>
  folders.filter((name) => !isRoom(name) && !everywhere.has(name));
