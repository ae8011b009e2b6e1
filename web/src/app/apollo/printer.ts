/** Apart from the client: only a server of another release needs the text of an operation. */
export { print } from 'graphql';
