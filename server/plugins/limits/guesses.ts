import type { FastifyRequest } from 'fastify';
import type { Passwords } from '../../services/sessions/passwords.ts';
import type { Limiters, TriedPassword } from '../limiters.ts';
import type { VoucherGuess } from './voucherGuesses.ts';

interface Guessing {
  readonly limiters: Limiters;
  readonly passwords: Passwords;
  readonly request: FastifyRequest;
  /** Uid of the caller; 0 for a visitor. */
  readonly uid: number;
}

/** Rate-limited functions for handlers. All hashing of passwords goes through the queue here. */
export function guesses({ limiters, passwords, request, uid }: Guessing) {
  return {
    loginAttempts: {
      tryPassword: <Result>(
        tried: TriedPassword,
        work: (isRight: Passwords['isRight']) => Promise<Result | undefined>,
      ) => limiters.tryPassword(request, tried, () => work(passwords.isRight)),
      tryMail: <Result>(work: () => Promise<Result | undefined>) => limiters.tryMail(request, work),
    },
    voucherGuesses: {
      refuseTooMany: (
        guess: Pick<VoucherGuess, 'clubNid' | 'codes'>,
        find: (codes: string[]) => Promise<readonly string[]>,
      ) => limiters.tryVouchers(request, { ...guess, uid }, find),
    },
    passwords: {
      hash: (password: string) => limiters.hashInTurn(request, () => passwords.hash(password)),
    },
  };
}
