import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sentenceOf } from '@/lib/contract/fault-words';
import type { WholeCode } from '@/lib/contract/faults';
import { toProblem } from '@/lib/contract/problem';

type Reference = { $ref: string };

const kinds: Record<number, { name: string; description: string; codes: readonly WholeCode[] }> = {
  400: {
    name: 'Unreadable',
    description: 'The query, the body or the version that was seen cannot be read.',
    codes: ['queryUnreadable', 'notJson', 'versionUnreadable', 'notStorable'],
  },
  401: {
    name: 'Unknown',
    description: 'No token or key, or one that is over.',
    codes: ['signInFirst', 'loginWrong', 'keyOver'],
  },
  403: {
    name: 'Forbidden',
    description: 'Whoever asks may not, or has something to do first.',
    codes: ['adminOnly', 'roleMissing', 'notYours', 'scopeMissing', 'passwordAgain', 'chooseFirst', 'secureFirst'],
  },
  404: { name: 'Absent', description: 'The call is there; what it asks for is not.', codes: ['nothingHere'] },
  409: {
    name: 'Conflict',
    description: 'Somebody was quicker, or it is there already, or still needed.',
    codes: ['changedMeanwhile', 'existsAlready', 'stillNeeded', 'keyBusy'],
  },
  413: { name: 'TooLarge', description: 'The body is too large.', codes: ['tooLarge'] },
  415: { name: 'NotJson', description: 'The body is of another type than JSON.', codes: ['jsonTypeRequired'] },
  422: {
    name: 'Refused',
    description: 'The body can be read and not be taken: `codes` says why, by field.',
    codes: ['problem', 'keyOfOther'],
  },
  429: {
    name: 'TooMany',
    description: 'Too many writes, or guesses. `Retry-After` says the seconds to wait.',
    codes: ['writesTooMany', 'attemptsTooMany'],
  },
  500: { name: 'Failed', description: 'The API failed, and nothing was stored.', codes: ['failed'] },
  503: {
    name: 'Away',
    description: 'The database does not answer. `Retry-After` says the seconds to wait.',
    codes: ['databaseAway'],
  },
  507: { name: 'Full', description: 'There is no room left to store anything.', codes: ['diskFull'] },
};

export function refusalsOf(endpoint: Endpoint): Record<string, Reference> {
  const named = Object.entries(kinds).filter(([status]) => canBe(Number(status), endpoint));
  return Object.fromEntries(named.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]));
}

function canBe(status: number, endpoint: Endpoint): boolean {
  const { method, path, body, query, changes } = endpoint;
  const takesBody = !(body instanceof z.ZodUnknown);
  const isWrite = method !== 'GET';
  const isGuarded = !isOpen(endpoint);
  // Logging in, and what hangs on a password or a link from a mail.
  const isProof = isWrite && changes === undefined;
  const known: Record<number, boolean> = {
    400: isWrite || takesBody || path.includes('{') || !(query instanceof z.ZodUnknown),
    401: isGuarded || isProof,
    403: isGuarded || isProof,
    404: path.includes('{') || isWrite,
    409: isWrite,
    413: isWrite,
    415: takesBody,
    422: isWrite,
    429: isWrite,
    507: isWrite,
  };
  return known[status] ?? true;
}

/** Whether a call is the same for everybody, so that no token is asked for. */
export function isOpen({ who, pageWho, moreFor }: Endpoint): boolean {
  return who === 'anyone' && pageWho === undefined && moreFor === undefined;
}

export function refusalResponses() {
  return Object.fromEntries(
    Object.entries(kinds).map(([status, { name, description, codes }]) => {
      const examples = (toExample: (code: WholeCode) => unknown) =>
        Object.fromEntries(codes.map((code) => [code, { value: toExample(code) }]));
      const content = {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: examples((code) => ({ message: sentenceOf({ code }), code })),
        },
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: examples((code) => toProblem({ message: sentenceOf({ code }), code }, Number(status), '/docs')),
        },
      };
      return [name, { description, content }];
    }),
  );
}
