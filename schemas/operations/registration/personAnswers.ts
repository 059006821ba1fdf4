import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { Subscription } from '../../entities/newsletterEntry.ts';
import { NidKey } from '../../scalars.ts';
import { GivenAnswer } from './givenAnswer.ts';

const statusByEmail = Type.Record(Mail, Subscription, {
  maxProperties: 20,
  propertyNames: Type.String({ maxLength: 320 }),
});

/** One person's form: answers by `qid_nid`, as the engine's payload has them. */
export const personAnswers = {
  qids: Type.Record(Type.String(), GivenAnswer, {
    maxProperties: 500,
    propertyNames: Type.String({ maxLength: 200 }),
  }),
  newsletter: Type.Optional(statusByEmail),
  communicationStatus: Type.Optional(Type.Record(NidKey, statusByEmail, { maxProperties: 20 })),
};

/** Version of the form that was filled in. Answers to an older version than the club's current one are refused. */
export const FormVersion = Type.String({ minLength: 1, maxLength: 100 });
