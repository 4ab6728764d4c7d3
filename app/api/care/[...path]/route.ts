import { proxy } from '@/lib/forms/proxy';

// PATCH is no call's: it is told by which methods a path can be asked.
export { proxy as DELETE, proxy as GET, proxy as PATCH, proxy as POST, proxy as PUT };
