import { type CallBackState, statusOfState } from '@/lib/contract/call-back';

/** Whatever it goes to, it waits no more, unless that is what it goes to. */
export function inState(state: CallBackState) {
  const isOver = state === 'answered' || state === 'closed';
  return { state, status: statusOfState[state], waitingUntil: null, ...(isOver && { callingUntil: null }) };
}
