import { readInstant } from '../domain/time.ts';
import { GraphQLScalarType, Kind, GraphQLError } from 'graphql';

/** Half-credits, the unit inside of the server, as credits, the unit of the API. */
export const credits = (halfCredits: number): number => halfCredits / 2;

/** Milliseconds since 1970 as the ISO 8601 text of a `DateTime`. */
export const dateTime = (time: number): string => new Date(time).toISOString();

/** How a position of any log is written. */
export const positionPattern = /^[0-9A-Za-z/:._-]{0,200}$/;

function text(name: string, description: string, check: (value: string) => boolean): GraphQLScalarType<string, string> {
  const accept = (value: unknown): string => {
    if (typeof value === 'string' && check(value)) return value;
    throw new GraphQLError(`${name} is not well formed.`);
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => String(value),
    parseValue: accept,
    parseLiteral: (node) => accept(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const scalars = {
  DateTime: text(
    'DateTime',
    'An instant as RFC 3339 writes it, with Z or an offset, such as 2026-12-01T12:00:00Z. Answers are in UTC.',
    (value) => readInstant(value) !== undefined,
  ),
  Position: text('Position', 'A place in the event log.', (value) => positionPattern.test(value)),
  WebAuthnJson: new GraphQLScalarType<unknown, unknown>({
    name: 'WebAuthnJson',
    description: 'A JSON object of the WebAuthn standard.',
  }),
  Credits: new GraphQLScalarType<number, number>({
    name: 'Credits',
    description: 'A number of credits in steps of one half.',
    serialize: Number,
    parseValue: (value) => {
      if (typeof value === 'number' && Number.isSafeInteger(value * 2)) return value;
      throw new GraphQLError('Credits come in steps of one half.');
    },
  }),
};
