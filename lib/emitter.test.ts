import { expect, test } from '@jest/globals';
import { createEmitter } from './emitter.ts';

test('calls every listener until it unsubscribes', () => {
  const { subscribe, emit } = createEmitter<[word: string, count: number]>();
  const heard: string[] = [];
  const unsubscribe = subscribe((word, count) => heard.push(`one ${word} ${count}`));
  subscribe((word) => heard.push(`two ${word}`));
  emit('a', 1);
  unsubscribe();
  emit('b', 2);
  expect(heard).toEqual(['one a 1', 'two a', 'two b']);
});

test('calls a listener that subscribed twice twice, until each subscription ends', () => {
  const { subscribe, emit } = createEmitter();
  let calls = 0;
  const listener = (): void => {
    calls += 1;
  };
  const unsubscribe = subscribe(listener);
  subscribe(listener);
  emit();
  unsubscribe();
  emit();
  expect(calls).toBe(3);
});
