/** Apart from the client: only a server of an older release needs the text of an operation. */
export { print } from 'graphql';
