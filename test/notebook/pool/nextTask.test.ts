import { expect, test } from 'vitest';
import { createTaskYield } from '../../../src/notebook/pool/nextTask.ts';

test('others have their turn, and those who wait go on in their order', async () => {
  const task = createTaskYield();
  const order: string[] = [];
  void Promise.resolve().then(() => order.push('what was due at once'));
  const first = task.next().then(() => order.push('first'));
  const second = task.next().then(() => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['what was due at once', 'first', 'second']);
  task.close();
});

test('a closed one wakes nobody', async () => {
  const task = createTaskYield();
  task.close();
  let woken = false;
  void task.next().then(() => (woken = true));
  const other = createTaskYield();
  for (let times = 0; times < 5; times++) await other.next();
  other.close();
  expect(woken).toBe(false);
});
