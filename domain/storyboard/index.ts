/** Which picture is shown with which words of a script. */
export * from './facts.ts';
export * from './passages.ts';
export * from './pictures.ts';
export * from './property.ts';
export { subjectOf, type Topic } from './topics.ts';
