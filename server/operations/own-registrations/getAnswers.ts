import { todayOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { answeredForm } from '../../services/own-registrations/answers/answeredForm.ts';
import { changeForm } from '../../services/own-registrations/answers/changeForm.ts';
import {
  changeableKeys,
  loadGivenAnswers,
} from '../../services/own-registrations/answers/loadGivenAnswers.ts';
import { shownAnswers } from '../../services/own-registrations/answers/shownAnswers.ts';
import { wordedFor } from '../../services/registration/toWireSections.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetAnswers: OperationHandler<'get_answers'> = async (call) => {
  const { db, clock, caller, request } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  const given = await loadGivenAnswers(call, {
    ...{ club, uid: request.uid, registrationId: request.registration },
  });
  const today = todayOf(clock);
  const other = caller.uid === given.person.uid ? undefined : given.person;
  const answered = answeredForm({ ...given, rows: wordedFor(given.rows, other) }, today);
  return {
    result: {
      sections: await shownAnswers(db, given, answered, other),
      form: changeForm(answered, changeableKeys(given), today),
    },
  };
};
