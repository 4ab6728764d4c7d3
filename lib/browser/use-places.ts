import 'client-only';
import { answersOf } from './answers-of';

const calls = {
  city: '/api/care/TypeDetail/getCitylist',
  location: '/api/care/TypeDetail/getlocationlist',
};

const useAnswer = answersOf<string[]>();

export function usePlaces(kind: keyof typeof calls, isWanted: boolean): string[] | undefined {
  return useAnswer(isWanted ? calls[kind] : null).data;
}
