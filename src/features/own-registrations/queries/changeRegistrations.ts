import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eurosOf } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import {
  type ChangeOption,
  type OwnLesson,
  type OwnRegistration,
  parseChangeOptions,
  parseStopped,
} from '#src/api/entities/registration/ownRegistration.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { showNotice } from '../../notices/index.ts';
import { dayOf } from '../view/registrationTexts.ts';

/** The groups to which a registration can move now. */
export function changeOptionsQuery({ id, uid, club }: OwnRegistration) {
  return queryOptions({
    queryKey: ['change-options', id],
    queryFn: resultOf('get_change_options', { club: club.nid, uid, registration: id }, parseChangeOptions),
    // Others take places meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Everything that a stopped or changed registration may show differently. */
const touched = [
  'own-registrations',
  'dashboard',
  'invoices',
  'calendar',
  'invitations',
  'course',
  'courses',
];

interface Report {
  readonly registration: OwnRegistration;
  readonly lesson: OwnLesson;
  readonly absent: boolean;
}

/** Reports an absence, or takes it back. A repeat has no second effect, so it needs no key. */
export function useReportAbsence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ registration, lesson, absent }: Report) =>
      post('report_absence', {
        ...{ club: registration.club.nid, uid: registration.uid, absent },
        session: lesson.nid,
      }),
    onSuccess: (_answer, { registration, lesson, absent }) => {
      const say = absent ? texts.reported : texts.takenBack;
      showNotice({ tone: 'success', message: say(registration.name, dayOf(lesson)) });
      return client.invalidateQueries({ queryKey: ['own-registrations'] });
    },
  });
}

interface Stop {
  readonly how: 'now' | 'ask';
  readonly reason: string;
}

/** Stops a registration, or asks the club. One key for all tries with the same content, so that a lost answer stops once. */
export function useStopRegistration(registration: OwnRegistration) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const refresh = () => Promise.all(touched.map((key) => client.invalidateQueries({ queryKey: [key] })));
  return useMutation({
    mutationFn: async ({ how, reason }: Stop) => {
      const content = `${how} ${reason}`;
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      const { id, uid, club } = registration;
      const request = { club: club.nid, uid, registration: id, how, reason };
      return parseStopped((await post('stop_registration', request, { idempotencyKey })).result);
    },
    onSuccess: ({ state }) => {
      const { name, course, club } = registration;
      const message = state === 'stopped' ? texts.stopped(name, course.title) : texts.askedNow(club.title);
      showNotice({ tone: 'success', message });
      return refresh();
    },
    // A refusal means that the rule or the registration changed meanwhile: the screen must show how it stands.
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

/** Moves a registration to another tariff. One key for all tries at the same price, so that a lost answer changes once. */
export function useChangeRegistration(registration: OwnRegistration) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const refresh = (also: readonly string[] = []) =>
    Promise.all([...touched, ...also].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return useMutation({
    mutationFn: ({ tariff, difference }: ChangeOption) => {
      const content = `${tariff.nid} ${difference}`;
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      const { id, uid, club } = registration;
      const request = { club: club.nid, uid, registration: id };
      return post(
        'change_registration',
        { ...request, tariff: tariff.nid, difference: eurosOf(difference) },
        { idempotencyKey },
      );
    },
    onSuccess: (_answer, { course }) => {
      showNotice({ tone: 'success', message: texts.changed(registration.name, course.title) });
      return refresh();
    },
    // A refusal means that a place or a price changed meanwhile: the choices must show how they stand.
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh(['change-options']) : undefined),
  });
}
