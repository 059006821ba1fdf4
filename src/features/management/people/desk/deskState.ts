import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPayment } from '#schemas/entities/desk/deskRegistration.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { post } from '#src/api/call.ts';
import { type DeskRegistration, parseDeskRegistration } from '#src/api/entities/desk/deskRegistration.ts';
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

/** What a manager decides where a rule stands in the way. */
export interface Overrides {
  readonly anyAge?: true;
  readonly anyTime?: true;
  readonly waits?: true;
}

/** The override for each thing that the server says a manager may decide. */
export const overrideOf: Readonly<Record<Exclude<DeskRegistration['may'], 'nothing'>, Overrides>> = {
  'any-age': { anyAge: true },
  'any-time': { anyTime: true },
  wait: { waits: true },
};

/** What is asked at the desk: who, for which tariff, with which lessons and services, and which rules don't count. */
export interface Wish extends Overrides {
  readonly who: Who;
  /** Left out for an entry of a waiting list. */
  readonly tariff?: number;
  /** The lessons of a trial. */
  readonly trials?: readonly number[];
  readonly extras?: readonly number[];
}

/** What is chosen of the offer. */
export interface Chosen {
  readonly tariff: number | undefined;
  /** The nid of the lesson of a trial. */
  readonly lesson: number | undefined;
  /** The tariff is a trial, so that a lesson must be chosen. */
  readonly needsLesson: boolean;
  readonly extras: readonly number[];
}

export const nothingChosen: Chosen = {
  ...{ tariff: undefined, lesson: undefined, needsLesson: false, extras: [] },
};

/** The chosen part of a wish. What is empty is left out. */
export function wishOf({ tariff, lesson, extras }: Chosen): Pick<Wish, 'tariff' | 'trials' | 'extras'> {
  return {
    ...(tariff !== undefined && { tariff }),
    ...(lesson !== undefined && { trials: [lesson] }),
    ...(extras.length > 0 && { extras }),
  };
}

/** Asks what a registration would come to. It changes nothing. */
export function useDeskPreview(club: number) {
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const request = { club, ...sent(wish), pays: 'later' as const, preview: true };
      const { result } = await post('register_at_desk', request, { idempotencyKey: randomUuid() });
      return parseDeskRegistration(result);
    },
  });
}

/** The lists of a wish as a request holds them. */
function sent<Given extends Wish>({ trials, extras, ...wish }: Given) {
  return { ...wish, ...(trials && { trials: [...trials] }), ...(extras && { extras: [...extras] }) };
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
      const request = { club, ...sent(confirmed) };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseDeskRegistration((await post('register_at_desk', request, { idempotencyKey })).result);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['management', club] }),
  });
}
