import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPayment } from '#schemas/entities/desk/deskRegistration.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { post } from '#src/api/call.ts';
import { parseDeskRegistration } from '#src/api/entities/desk/deskRegistration.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { AtDesk } from '../../view/peopleHrefs.ts';

export type Who = OperationRequest<'register_at_desk'>['who'];
type Qids = NonNullable<OperationRequest<'register_at_desk'>['answered']>['qids'];

/** A new person as it is typed. */
export interface Typed {
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: string;
  readonly phone: string;
  readonly mail: string;
}

export const nobodyTyped: Typed = { fname: '', lname: '', birthdate: '', phone: '', mail: '' };

/** The person of a request. Empty fields of a new person are left out. */
export function whoOf(who: AtDesk, typed: Typed): Who {
  if (who !== 'new') return who;
  const { fname, lname, birthdate, phone, mail } = typed;
  return {
    ...{ fname: fname.trim(), lname: lname.trim() },
    ...(birthdate !== '' && { birthdate }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(mail.trim() !== '' && { mail: mail.trim() }),
  };
}

/** What is asked at the desk: who, for which tariff, and whether the age counts. */
export interface Wish {
  readonly who: Who;
  /** Left out for an entry of a waiting list. */
  readonly tariff?: number;
  readonly anyAge?: true;
}

/** Asks what a registration would come to. It changes nothing. */
export function useDeskPreview(club: number) {
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const request = { club, ...wish, pays: 'later' as const, preview: true };
      const { result } = await post('register_at_desk', request, { idempotencyKey: randomUuid() });
      return parseDeskRegistration(result);
    },
  });
}

export interface Confirmed extends Wish {
  readonly pays: DeskPayment;
  /** In euros, as it was shown. */
  readonly total: number;
  readonly answered?: { readonly qids: Qids; readonly formVersion: string };
}

/** Registers at the total that was shown. One key for all tries with the same content. */
export function useDeskRegistration(club: number) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async (confirmed: Confirmed) => {
      const request = { club, ...confirmed };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseDeskRegistration((await post('register_at_desk', request, { idempotencyKey })).result);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['management', club] }),
  });
}
