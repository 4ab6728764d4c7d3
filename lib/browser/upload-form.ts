import 'client-only';
import type { Sent } from './send-form';

type Uploading = { signal: AbortSignal; onProgress: (percent: number) => void };

const nobodyAsked = { message: '', code: 'network', ok: false, status: 0 } as const;

/** Milliseconds: as long as the server waits for one. */
const deadline = 300_000;

/** Sends a form with a file, and tells how much of it has gone, to 100; stopped by its signal, nobody was asked. */
export function uploadForm<Answer>(address: string, fields: FormData, { signal, onProgress }: Uploading) {
  return new Promise<Sent<Answer>>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => resolve(toSent(request.status, request.response));
    request.onerror = () => resolve(nobodyAsked);
    request.onabort = () => resolve(nobodyAsked);
    request.ontimeout = () => resolve(nobodyAsked);
    request.timeout = deadline;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(fields);
  });
}

function toSent<Answer>(status: number, answer: Answer & { message?: unknown }): Sent<Answer> {
  if (status >= 200 && status < 300) return { ok: true, answer };
  return typeof answer?.message === 'string'
    ? { ...answer, message: answer.message, ok: false, status }
    : { ...nobodyAsked, code: 'systemAway', status };
}
