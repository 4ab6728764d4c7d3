import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { rowsOf } from '@/lib/contract/staff-list';
import { toVideoView, type VideoView } from '@/lib/gallery/video-view';
import { read } from './client';

export async function listVideos(): Promise<VideoView[]> {
  const reading = await read(endpoints.listVideos);
  return reading.state === 'ready' ? rowsOf(reading.value).map(toVideoView) : [];
}
