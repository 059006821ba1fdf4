import { type Static, Type } from 'typebox';
import { asSent, or, readableOrNone, skipping } from '../../reading.ts';
import { IsoDate, UnixTime } from '../../scalars.ts';
import { RegistrationSections } from './registrationSection.ts';

/** Whether the family may change an answer by itself. */
const AnswerChange = Type.Union(
  [
    Type.Object({ may: Type.Literal('always') }),
    Type.Object({ may: Type.Literal('until'), day: IsoDate }),
    Type.Object({ may: Type.Literal('no-longer'), day: IsoDate }),
    Type.Object({ may: Type.Literal('never') }),
  ],
  {
    description: 'until: up to and including that day. no-longer: that day is over. never: only the club can',
  },
);

const GivenAnswer = Type.Object({
  key: Type.String({ description: '`qid_nid`' }),
  question: Type.String({ description: 'As it was worded when it was answered' }),
  answer: or(Type.String({ description: 'As text; empty for files, and where there is no answer' }), ''),
  files: readableOrNone(Type.Array(Type.Object({ name: Type.String(), path: Type.String() }))),
  changed: Type.Union([UnixTime, Type.Null()], {
    description: 'When the family changed the answer after the registration',
  }),
  change: or(AnswerChange, { may: 'never' }),
});

/** The questions and answers of one registration, as they are now. */
export const GivenAnswers = Type.Object({
  sections: skipping(
    Type.Array(Type.Object({ title: or(Type.String(), ''), answers: skipping(Type.Array(GivenAnswer)) })),
  ),
  form: or(
    asSent(
      Type.Unsafe<Static<typeof RegistrationSections>>({
        ...RegistrationSections,
        description: 'Only the questions that may change now, with their answers; empty where nothing may',
      }),
    ),
    [],
  ),
});
export type GivenAnswers = Static<typeof GivenAnswers>;
