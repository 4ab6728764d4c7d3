import { proxy } from '@/lib/door/proxy';

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
