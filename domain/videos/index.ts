export * from './events.ts';
export * from './decide.ts';
export * from './failures.ts';
export * from './outcome.ts';
export {
  defaultTitle,
  isDefaultTitle,
  orderOf,
  plainOrder,
  suggestedTitle,
  videoOrderInput,
  videoTemplates,
  videoTitle,
  type VideoOrder,
  type VideoTemplate,
} from './order.ts';
