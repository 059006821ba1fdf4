import type { numbersOperations } from '#schemas/operations/numbers.ts';
import { loadClubNumbers } from '../services/management/courses/numbers/loadClubNumbers.ts';
import type { HandlersOf } from './operationHandler.ts';

export const numbersHandlers = {
  get_club_numbers: async (call) => ({ result: await loadClubNumbers(call, call.club.nid) }),
} satisfies HandlersOf<typeof numbersOperations>;
