import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@/testing/until';
import { memoryKept } from './memory-kept';

test('it is a share of what there may be, known once memory was cleared up', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  memoryKept();
  collect();
  await until(() => memoryKept() > 0);
  expect(memoryKept()).toBeLessThan(1);
});
