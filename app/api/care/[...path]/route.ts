import { proxy } from '@/lib/care-api/proxy';

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
