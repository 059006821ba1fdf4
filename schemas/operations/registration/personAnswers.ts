import { Type } from 'typebox';
import { Subscription } from '../../entities/newsletterEntry.ts';

const statusByEmail = Type.Record(Type.String({ maxLength: 320 }), Subscription);

/** One person's form: answers by `qid_nid`, as the engine's payload has them. */
export const personAnswers = {
  qids: Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 2000 }),
  newsletter: Type.Optional(statusByEmail),
  communicationStatus: Type.Optional(Type.Record(Type.String({ pattern: '^[0-9]+$' }), statusByEmail)),
};

/** The version of the form that was filled in: where the club changed a question since, the answers are refused. */
export const FormVersion = Type.String({ minLength: 1, maxLength: 100 });
