import { Type } from 'typebox';
import { ChangeOptions } from '../entities/registration/changeOption.ts';
import { GivenAnswers } from '../entities/registration/givenAnswers.ts';
import { OwnRegistrations } from '../entities/registration/ownRegistration.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Euros, Nid, Uid } from '../scalars.ts';
import { personAnswers } from './registration.ts';

export const ownRegistrationsOperations = operationsOf('own-registrations', {
  get_registrations: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the registrations for lessons of the caller and family at every club that are not over, by next lesson, and the places on waiting lists. Tickets have an operation of their own.',
    request: Type.Object({}),
    response: envelope(OwnRegistrations),
  },
  stop_registration: {
    method: 'POST',
    access: 'user',
    idempotent: true,
    summary:
      "Stops a registration by the club's rule, or asks the club to stop it. Refused when the rule meanwhile allows something else than `how`. A stopped place goes to the waiting list first.",
    request: Type.Object({
      ...{ club: Nid, uid: Uid, registration: Nid },
      how: Type.Enum(['now', 'ask'], { description: 'What the person agreed to' }),
      reason: Type.String({ maxLength: 500 }),
    }),
    response: envelope(Type.Object({ state: Type.Enum(['stopped', 'asked']) })),
  },
  get_answers: {
    method: 'GET',
    access: 'user',
    summary:
      'Loads what was answered for a registration, by the questions as they were asked, with the form to change what may change. Never a national number. Refused for a stopped registration.',
    request: Type.Object({ club: Nid, uid: Uid, registration: Nid }),
    response: envelope(GivenAnswers),
  },
  change_answers: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Changes answers of a registration, all or nothing, by the rules of the form. Refused for a stopped registration, for an answer that may not change, and with `conflict` where an answer is another than the person saw. A repeat changes nothing. The actions of the club keep the earlier answer, except one about health.',
    request: Type.Object({
      ...{ club: Nid, uid: Uid, registration: Nid },
      /** Only the changed answers, by `qid_nid`. */
      qids: personAnswers.qids,
      /** The answer that the person saw before, in the format of the wire; left out where there was none. */
      seen: personAnswers.qids,
    }),
    response: envelope(Type.Null()),
  },
  get_change_options: {
    method: 'GET',
    access: 'user',
    summary:
      "Lists the tariffs of the same club to which a registration can move now, with the price difference. Refused when the club's rule no longer allows a stop, and for a trial or a registration with extras.",
    request: Type.Object({ club: Nid, uid: Uid, registration: Nid }),
    response: envelope(ChangeOptions),
  },
  change_registration: {
    method: 'POST',
    access: 'user',
    idempotent: true,
    commits: true,
    summary:
      'Moves a registration to another tariff of the club, all or nothing: takes the new place, frees the old one for the waiting list, and settles the difference. Refused when the place is gone or the difference is another than shown; the old registration then stays.',
    request: Type.Object({
      ...{ club: Nid, uid: Uid, registration: Nid },
      tariff: Nid,
      difference: Type.Number({ ...Euros, description: 'The difference that the person saw, in euros' }),
    }),
    response: envelope(Type.Object({ registration: Nid })),
  },
  report_absence: {
    method: 'POST',
    access: 'user',
    summary:
      'Reports that a family member will miss a lesson, or takes the report back. The teacher sees it on the attendance sheet. A repeat changes nothing.',
    request: Type.Object({ club: Nid, uid: Uid, session: Nid, absent: Type.Boolean() }),
    response: envelope(Type.Null()),
  },
});
