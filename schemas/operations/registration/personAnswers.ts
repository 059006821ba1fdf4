import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { Subscription } from '../../entities/newsletterEntry.ts';
import { NidKey } from '../../scalars.ts';
import { GivenAnswer } from './givenAnswer.ts';

const statusByEmail = Type.Record(Mail, Subscription, {
  maxProperties: 20,
  propertyNames: Type.String({ maxLength: 320 }),
});

/** The fields of one person's form, as `buildPayload` of the engine writes them. */
export const personAnswers = {
  /** Answers by `qid_nid`. */
  qids: Type.Record(Type.String(), GivenAnswer, {
    maxProperties: 500,
    propertyNames: Type.String({ maxLength: 200 }),
  }),
  /** By e-mail address. */
  newsletter: Type.Optional(statusByEmail),
  /** By the club's nid, then by e-mail address. */
  communicationStatus: Type.Optional(Type.Record(NidKey, statusByEmail, { maxProperties: 20 })),
};

/** Version of the form that was filled in. The server refuses answers to an older version. */
export const FormVersion = Type.String({ minLength: 1, maxLength: 100 });
