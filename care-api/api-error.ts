import type { ApiError } from '@/lib/contract/endpoint';

/** A refusal with its status; thrown anywhere, answered once in app.ts. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Record<string, string>,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }

  toResponse(): Response {
    const body: ApiError = { message: this.message, ...(this.errors && { errors: this.errors }) };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

export const notFound = () => new Refusal(404, 'There is nothing here.');
