import type { Drawn } from './laid';
import { layOut } from './lay-out';

addEventListener('message', ({ data }: MessageEvent<Drawn>) => postMessage(layOut(data)));
