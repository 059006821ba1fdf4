import { Type } from 'typebox';
import { ClubNumbers } from '../entities/club/clubNumbers.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid } from '../scalars.ts';

export const numbersOperations = operationsOf('numbers', {
  get_club_numbers: {
    method: 'GET',
    access: 'user',
    task: 'numbers',
    summary:
      'Returns a club in numbers: places taken per course, registrations per week beside those of the season before, open money by age, and attendance. It names nobody.',
    request: Type.Object({ club: Nid }),
    response: envelope(ClubNumbers),
  },
});
