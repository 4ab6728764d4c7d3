import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@/care-api/testing/until';
import { memoryKept } from './memory-kept';

const heap = { used_heap_size: 90, heap_size_limit: 100 };
jest.mock('node:v8', () => ({ ...jest.requireActual('node:v8'), getHeapStatistics: () => heap }));

test('what is kept after memory was cleared up counts, and nothing before', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  expect(memoryKept()).toBe(0);
  collect();
  await until(() => memoryKept() === 0.9);
  heap.used_heap_size = 50;
  expect(memoryKept()).toBe(0.9);
  collect();
  await until(() => memoryKept() === 0.5);
});
