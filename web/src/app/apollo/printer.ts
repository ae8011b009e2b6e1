/** Separate from the client, because only a server of another release needs the text of an operation. */
export { print } from 'graphql';
